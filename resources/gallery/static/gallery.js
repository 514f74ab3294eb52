// The script of a gallery: finds, filters and sorts by the index of the site, compares two entries, copies share codes.
// Above the line are functions of values alone, below it what they do on a page. Texts of strangers only ever become text nodes.
"use strict";

var Search = (function () {
  var RANGES = ["", "2", "3"];

  // Searches and orders are those of metamaker/core/collation.py: without case and accents, numbers by their size.
  var PLAIN = { "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ß": "ss", "ς": "σ" };

  function plain(text) {
    return String(text).toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/g, "")
      .replace(/[æœøđðłþıßς]/g, function (letter) { return PLAIN[letter]; });
  }

  function before(a, b) { return a < b ? -1 : a > b ? 1 : 0; }

  // Compares two texts: words and numbers in turn, then the texts as they are.
  function collate(one, other) {
    var a = plain(one).trim().split(/([0-9]+)/), b = plain(other).trim().split(/([0-9]+)/);
    for (var at = 0; at < Math.min(a.length, b.length); at++) {
      var x = a[at], y = b[at];
      if (at % 2) {
        x = x.replace(/^0+/, "");
        y = y.replace(/^0+/, "");
        if (x.length !== y.length) { return x.length - y.length; }
      }
      if (x !== y) { return before(x, y); }
    }
    return a.length - b.length || before(one, other);
  }

  // The entries of the index as records; their rank is their place by title.
  function loaded(data) {
    return data.entries.map(function (values, rank) {
      var entry = { rank: rank };
      data.fields.forEach(function (field, at) { entry[field] = values[at]; });
      var words = Object.keys(entry.words).map(function (key) { return entry.words[key]; });
      entry.hay = plain([entry.title, entry.subtitle, entry.fleet, entry.author, entry.licence, data.games[entry.game]]
        .concat(entry.tags, words).join("\n"));
      return entry;
    });
  }

  function passes(entry, wish, words) {
    if (wish.kind && entry.kind !== wish.kind) { return false; }
    if (wish.game && entry.game !== wish.game) { return false; }
    if (wish.tag && entry.tags.indexOf(wish.tag) < 0) { return false; }
    if (wish.author && entry.author !== wish.author) { return false; }
    if (wish.licence && entry.licence !== wish.licence) { return false; }
    if (wish.sound && entry.problems) { return false; }
    if (wish.quality) {
      var at = wish.quality.indexOf("=");
      if (entry.words[wish.quality.slice(0, at)] !== wish.quality.slice(at + 1)) { return false; }
    }
    if (wish.role && entry.subtitle !== wish.role) { return false; }
    return wish.ranges.every(function (range) {
      var value = entry.numbers[range.number];
      return value !== undefined && value >= range.least && value <= range.most;
    }) && words.every(function (word) { return entry.hay.indexOf(word) >= 0; });
  }

  // What compares two entries: by title, by when they came ("-seen"), by a number, the largest first with a minus before it.
  function order(sort) {
    var falls = sort.charAt(0) === "-", key = falls ? sort.slice(1) : sort;
    function value(entry) { return key === "seen" ? entry.seen : entry.numbers[key]; }
    return function (one, other) {
      if (key !== "title") {
        var a = value(one), b = value(other);
        if (a === undefined || b === undefined) {
          if (a !== b) { return a === undefined ? 1 : -1; }
        } else if (a !== b) {
          return (a < b) === falls ? 1 : -1;
        }
      }
      return falls && key === "title" ? other.rank - one.rank : one.rank - other.rank;
    };
  }

  function bound(text, otherwise) { return text === undefined || text === "" ? otherwise : Number(text); }

  // wish: words, kind, game, role, tag, author, licence, quality ("key=word"), sound, sort, and up to three numbers with what
  // they may be: number, least, most; number2, least2, most2; number3, least3, most3.
  function found(entries, wish) {
    var words = plain(wish.words || "").split(/\s+/).filter(Boolean);
    var ranges = RANGES.filter(function (at) { return wish["number" + at]; }).map(function (at) {
      return { number: wish["number" + at], least: bound(wish["least" + at], -Infinity), most: bound(wish["most" + at], Infinity) };
    });
    var limits = Object.assign({}, wish, { ranges: ranges });
    return entries.filter(function (entry) { return passes(entry, limits, words); }).sort(order(wish.sort || "title"));
  }

  // The labels of numbers of a kind in a game, or in all of them.
  function labels(data, game, kind) {
    var all = {};
    Object.keys(data.labels).forEach(function (key) {
      var of = key.split("/");
      if ((!game || of[0] === game) && (!kind || of[1] === kind)) { Object.assign(all, data.labels[key]); }
    });
    return all;
  }

  // A wish for another kind: numbers, roles and qualities that only the first kind has are wished no more.
  function instead(data, wish, kind) {
    var known = labels(data, wish.game, kind), other = Object.assign({}, wish, { kind: kind });
    if (kind === wish.kind) { return other; }
    RANGES.forEach(function (at) { if (!known[other["number" + at]]) { other["number" + at] = ""; } });
    return Object.assign(other, { role: "", quality: "", sort: "title" });
  }

  // Lines of a table of two to five entries: label, all values, the places of the best ones; none where all are equal.
  function compared(data, entries) {
    var names = {};
    entries.slice().reverse().forEach(function (entry) { Object.assign(names, labels(data, entry.game, entry.kind)); });
    return Object.keys(names).map(function (key) {
      var label = names[key];
      var values = entries.map(function (entry) { return key in entry.numbers ? entry.numbers[key] : entry.words[key]; });
      var ranked = values.map(function (value) { return label[2] && typeof value === "number" ? label[2] * value : undefined; });
      var known = ranked.filter(function (value) { return value !== undefined; });
      var most = Math.max.apply(null, known), least = Math.min.apply(null, known), best = [];
      if (known.length > 1 && most > least) { ranked.forEach(function (value, at) { if (value === most) { best.push(at); } }); }
      return { label: label[0], unit: label[1], values: values, best: best };
    }).filter(function (line) { return line.values.some(function (value) { return value !== undefined; }); });
  }

  // The forecast of two fleets: the ratio of wins, its word, the favourite (0 or 1); undefined where there is no forecast.
  function forecast(data, one, other) {
    for (var at = 0; at < data.pairs.length; at++) {
      var pair = data.pairs[at];
      if (pair[0] === one.id && pair[1] === other.id) { return { ratio: [pair[2], 100 - pair[2]], word: pair[3], side: pair[4] }; }
      if (pair[0] === other.id && pair[1] === one.id) { return { ratio: [100 - pair[2], pair[2]], word: pair[3], side: 1 - pair[4] }; }
    }
    return undefined;
  }

  return { RANGES: RANGES, plain: plain, collate: collate, loaded: loaded, found: found, labels: labels, instead: instead, compared: compared, forecast: forecast };
})();

// ---------------------------------------------------------------------------------------------------------------------

if (typeof document !== "undefined") {
  (function () {
    var AT_FIRST = 60, MORE = 120, OFFERED = 40;
    var SIDES = "abcde";  // in addresses, one for each entry side by side

    function by(id) { return document.getElementById(id); }

    function make(tag, text, attributes) {
      var element = document.createElement(tag);
      if (text) { element.textContent = text; }
      Object.keys(attributes || {}).forEach(function (key) { element.setAttribute(key, attributes[key]); });
      return element;
    }

    function told(key, count) { return GALLERY.texts[key].replace("#", function () { return count; }); }

    function figure(value) {
      if (typeof value !== "number") { return value === undefined ? "–" : value; }
      return (Math.round(value * 10) / 10).toLocaleString(document.documentElement.lang);
    }

    function parameters() {
      var found = {};
      (location.search.slice(1) || location.hash.slice(1)).split("&").filter(Boolean).forEach(function (pair) {
        var at = pair.indexOf("=");
        try { found[pair.slice(0, at)] = decodeURIComponent(pair.slice(at + 1).replace(/\+/g, " ")); } catch (wrong) { /* no text */ }
      });
      return found;
    }

    function copying() {
      Array.prototype.forEach.call(document.querySelectorAll("button[data-copies]"), function (button) {
        button.hidden = false;
        button.addEventListener("click", function () {
          var area = by(button.getAttribute("data-copies"));
          area.focus();
          area.select();
          if (navigator.clipboard) { navigator.clipboard.writeText(area.value).catch(function () {}); } else { document.execCommand("copy"); }
          button.parentNode.querySelector("[role=status]").textContent = "✓";
        });
      });
    }

    // ---- the page to search on ----

    function searching(entries) {
      var fields = ["words", "kind", "game", "role", "tag", "author", "licence", "quality", "sort"];
      Search.RANGES.forEach(function (at) { fields.push("number" + at, "least" + at, "most" + at); });
      var results = by("results"), chosen = [], shown = [], waiting = 0;

      // A field of the search: the kind is one of several buttons, all others stand alone.
      function field(name) { return by("search").elements.namedItem(name); }

      function wish() {
        var found = { sound: by("sound").checked };
        fields.forEach(function (name) { found[name] = field(name).value; });
        return found;
      }

      function fill(id, options) {
        var select = by(id), kept = select.value, first = Number(select.getAttribute("data-kept") || select.options.length);
        select.setAttribute("data-kept", first);
        while (select.options.length > first) { select.remove(first); }
        options.forEach(function (option) { select.appendChild(make("option", option[1], { value: option[0] })); });
        if (kept) { select.value = kept; }
        if (select.selectedIndex < 0) { select.selectedIndex = 0; }
      }

      function several(key) {
        var all = {};
        entries.forEach(function (entry) { [].concat(entry[key]).forEach(function (one) { if (one) { all[one] = true; } }); });
        return Object.keys(all).sort(Search.collate).map(function (one) { return [one, one]; });
      }

      // Ranges of more numbers are shown as they are asked for.
      function widen(more) {
        var shown = Search.RANGES.filter(function (at) { return at === "" || !by("range" + at).hidden || by("number" + at).value; }).length;
        Search.RANGES.slice(1, shown + more).forEach(function (at) { by("range" + at).hidden = false; });
        by("another").hidden = shown + more >= Search.RANGES.length;
      }

      // Which numbers, roles and qualities there are depends on the game and on whether fleets or designs are wanted.
      function offer() {
        var names = Search.labels(GALLERY, by("game").value, field("kind").value), numbers = {}, words = {}, roles = {};
        entries.forEach(function (entry) {
          if ((by("game").value && entry.game !== by("game").value) || (field("kind").value && entry.kind !== field("kind").value)) { return; }
          if (entry.subtitle) { roles[entry.subtitle] = true; }
          Object.keys(entry.numbers).forEach(function (key) { numbers[key] = true; });
          Object.keys(entry.words).forEach(function (key) { words[key + "=" + entry.words[key]] = [key, entry.words[key]]; });
        });
        var known = Object.keys(names).filter(function (key) { return numbers[key]; });
        Search.RANGES.forEach(function (at) { fill("number" + at, known.map(function (key) { return [key, names[key][0]]; })); });
        fill("role", Object.keys(roles).sort(Search.collate).map(function (role) { return [role, role]; }));
        fill("quality", Object.keys(words).filter(function (key) { return names[words[key][0]]; }).sort(Search.collate).map(function (key) {
          return [key, names[words[key][0]][0] + " " + words[key][1]];
        }));
        var sorts = [];
        known.forEach(function (key) { sorts.push(["-" + key, names[key][0] + " ↓"], [key, names[key][0] + " ↑"]); });
        fill("sort", sorts);
      }

      function line(entry) {
        var item = make("li", "", { "class": entry.kind }), link = make("a", "", { href: entry.page });
        var size = entry.kind === "fleet" ? ["1200", "675"] : ["72", "102"];
        if (entry.picture) {
          item.appendChild(make("img", "", { src: entry.picture, alt: "", loading: "lazy", width: size[0], height: size[1] }));
        }
        link.appendChild(make("span", entry.title, { "class": "title" }));
        item.appendChild(link);
        var about = [GALLERY.games[entry.game], entry.subtitle, entry.kind === "fleet" ? "" : entry.fleet, entry.author];
        item.appendChild(make("span", about.filter(Boolean).join(" · "), { "class": "told" }));
        var names = GALLERY.labels[entry.game + "/" + entry.kind] || {}, sort = by("sort").value.replace("-", "");
        var keys = Object.keys(names).filter(function (key) { return key in entry.numbers; });
        var first = keys.slice(0, 3);
        if (keys.indexOf(sort) >= 3) { first.push(sort); }
        item.appendChild(make("span", first.map(function (key) {
          return names[key][0] + " " + figure(entry.numbers[key]) + (names[key][1] ? " " + names[key][1] : "");
        }).join(", "), { "class": "told" }));
        if (entry.problems) { item.appendChild(make("span", told("problems", entry.problems), { "class": "told flawed" })); }
        if (entry.kind === "encounter") { return item; }
        var label = make("label", "", { "class": "choose" }), box = make("input", "", { type: "checkbox" });
        box.checked = chosen.indexOf(entry) >= 0;
        box.addEventListener("change", function () { choose(entry, box.checked); });
        label.appendChild(box);
        label.appendChild(document.createTextNode(" " + told("compare", "")));
        label.appendChild(make("span", " " + entry.title, { "class": "unseen" }));
        item.appendChild(label);
        return item;
      }

      function choose(entry, is) {
        chosen = chosen.filter(function (other) { return other !== entry; });
        if (is) { chosen = chosen.concat(entry).slice(-SIDES.length); }
        by("chosen").hidden = !chosen.length;
        by("chosen").firstElementChild.textContent = told("chosen", chosen.map(function (one) { return one.title; }).join(" – "));
        by("chosen").querySelector("a").href = "compare.html?" + chosen.map(function (one, at) {
          return SIDES.charAt(at) + "=" + encodeURIComponent(one.page);
        }).join("&");
        if (is && chosen.length === SIDES.length) { list(shown, results.childElementCount); }
      }

      function list(found, count) {
        shown = found;
        results.textContent = "";
        add(count);
        by("count").textContent = found.length ? told("found", found.length) : told("none", "");
      }

      function add(count) {
        var from = results.childElementCount, some = document.createDocumentFragment();
        shown.slice(from, from + count).forEach(function (entry) { some.appendChild(line(entry)); });
        results.appendChild(some);
        by("more").hidden = results.childElementCount >= shown.length;
      }

      function remember() {
        var said = wish();
        var kept = fields.filter(function (name) { return name === "kind" || (said[name] && (said[name] !== "title" || name !== "sort")); });
        var hash = kept.map(function (name) { return name + "=" + encodeURIComponent(said[name]); }).join("&");
        try { history.replaceState(null, "", "#" + hash); } catch (refused) { /* pages on a disk may not, in some browsers */ }
      }

      // Beside each kind stands how many of it were found, so that nobody takes none of one kind for none at all.
      function count() {
        Array.prototype.forEach.call(field("kind"), function (button) {
          var of = Search.found(entries, Search.instead(GALLERY, wish(), button.value)).length;
          button.parentNode.querySelector(".figure").textContent = of.toLocaleString(document.documentElement.lang);
        });
      }

      function again() {
        list(Search.found(entries, wish()), AT_FIRST);
        count();
        clearTimeout(waiting);
        waiting = setTimeout(remember, 300);
      }

      function begin() {
        fill("game", Object.keys(GALLERY.games).map(function (key) { return [key, GALLERY.games[key]]; }));
        fill("tag", several("tags"));
        fill("author", several("author"));
        fill("licence", several("licence"));
        var given = parameters();
        ["kind", "game"].forEach(function (name) { if (name in given) { field(name).value = given[name]; } });
        offer();
        fields.forEach(function (name) { if (name in given) { field(name).value = given[name]; } });
        widen(0);
        by("another").addEventListener("click", function () {
          widen(1);
          by("number" + Search.RANGES.filter(function (at) { return at && !by("range" + at).hidden; }).pop()).focus();
        });
        by("search").hidden = false;
        by("search").addEventListener("submit", function (event) { event.preventDefault(); });
        by("search").addEventListener("input", function (event) {
          if (event.target.id === "game" || event.target.name === "kind") { offer(); }
          again();
        });
        by("more").addEventListener("click", function () {
          var next = results.childElementCount;
          add(MORE);
          if (results.children[next]) { results.children[next].querySelector("a").focus(); }
        });
        document.addEventListener("keydown", keys);
        again();
      }

      // “/” goes to the search, arrows through what was found.
      function keys(event) {
        var at = document.activeElement, typing = /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName);
        if (event.key === "/" && !typing) {
          event.preventDefault();
          by("words").focus();
        } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          var item = at.closest ? at.closest("#results > li") : null, next = null;
          if (item) {
            next = event.key === "ArrowDown" ? item.nextElementSibling : item.previousElementSibling;
          } else if (at.id === "words" && event.key === "ArrowDown") {
            next = results.firstElementChild;
          }
          if (next && (item === null || at.tagName === "A")) {
            event.preventDefault();
            next.querySelector("a").focus();
          }
        }
      }

      begin();
    }

    // ---- two to five side by side ----

    function comparing(entries) {
      var byPage = {}, byName = {}, sides = SIDES.split("");

      function name(entry) { return entry.title + (entry.fleet ? " – " + entry.fleet : "") + " (" + GALLERY.games[entry.game] + ")"; }

      entries.forEach(function (entry) {
        byPage[entry.page] = entry;
        if (!(name(entry) in byName)) { byName[name(entry)] = entry; }
      });
      var chosen = sides.map(function (side) { return byPage[parameters()[side]]; });

      function offer(side) {
        var names = by("names");
        names.textContent = "";
        Search.found(entries, { words: by(side).value }).slice(0, OFFERED).forEach(function (entry) {
          names.appendChild(make("option", "", { value: name(entry) }));
        });
      }

      function card(entry) {
        var box = make("div"), link = make("a", entry.title, { href: entry.page }), title = make("h2");
        title.appendChild(link);
        box.appendChild(title);
        box.appendChild(make("p", [GALLERY.games[entry.game], entry.subtitle, entry.fleet, entry.author].filter(Boolean).join(" · ")));
        if (entry.picture) { box.appendChild(make("img", "", { src: entry.picture, alt: entry.title })); }
        return box;
      }

      function show() {
        var table = by("table"), body = table.tBodies[0], head = table.tHead.rows[0], shown = chosen.filter(Boolean);
        sides.forEach(function (side, at) { by(side).parentNode.hidden = at > Math.max(1, shown.length); });
        by("sides").textContent = "";
        shown.forEach(function (entry) { by("sides").appendChild(card(entry)); });
        body.textContent = "";
        table.hidden = shown.length < 2;
        by("told").textContent = "";
        if (shown.length < 2) { return; }
        var odds = shown.length === 2 && Search.forecast(GALLERY, shown[0], shown[1]);
        if (odds) { by("told").textContent = told("outlook-" + odds.word, shown[odds.side].title) + " (" + odds.ratio.join(" : ") + ")"; }
        while (head.cells.length > 1) { head.deleteCell(1); }
        shown.forEach(function (entry) { head.appendChild(make("th", entry.title, { scope: "col" })); });
        Search.compared(GALLERY, shown).forEach(function (line) {
          var row = make("tr");
          row.appendChild(make("th", line.label + (line.unit ? " (" + line.unit + ")" : ""), { scope: "row" }));
          line.values.forEach(function (value, at) {
            var is = line.best.indexOf(at) >= 0, cell = make("td", figure(value), { "class": "figure" + (is ? " better" : "") });
            if (is) { cell.appendChild(make("span", " " + told("better", ""), { "class": "unseen" })); }
            row.appendChild(cell);
          });
          body.appendChild(row);
        });
      }

      by("compare").hidden = false;
      by("compare").addEventListener("submit", function (event) { event.preventDefault(); });
      sides.forEach(function (side, at) {
        var input = by(side);
        if (chosen[at]) { input.value = name(chosen[at]); }
        input.addEventListener("focus", function () { offer(side); });
        input.addEventListener("input", function () {
          offer(side);
          if (byName[input.value] || !input.value) {
            chosen[at] = byName[input.value];
            show();
          }
        });
      });
      show();
    }

    copying();
    if (typeof GALLERY !== "undefined") {
      if (by("search")) { searching(Search.loaded(GALLERY)); }
      if (by("compare")) { comparing(Search.loaded(GALLERY).filter(function (entry) { return entry.kind !== "encounter"; })); }
    }
  })();
}
