"use strict";

/* The page: roster, header, tabs and dialogs around the state and the sheet. Texts of files are only ever text nodes. */

const READABLE_PX = 1000; // width of a printed page at which its smallest letters can be read

const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);

/* A text of the page with its values in place: `text("lost", {count: 2})`. */
const text = (key, values = {}) => data.texts[key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/* An element with attributes and contents; texts among them stay texts. */
function make(name, attributes = {}, ...contents) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...contents);
  return element;
}

function storage() {
  try {
    return window.localStorage;
  } catch {
    return null; // forbidden in this browser
  }
}

const state = new State(data, storage());
const faces = new Drawings("face", data.faces);
const drawings = new Drawings("drawing", data.drawings);
const sheet = new SheetView(byId("scroller"), byId("pages"), state, drawings, data.cross, text, { tick, ask, swipe: step });
const link = data.served ? new Link(state, state.storage, () => head()) : null;
const wide = matchMedia("(min-width: 1000px)");
let shown = state.ships[0];

/* Views */

function view(name) {
  document.body.dataset.view = name;
  for (const tab of document.querySelectorAll("#tabs [data-view]")) {
    if (tab.dataset.view === name) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  if (name === "sheet" || (name === "roster" && wide.matches)) open(shown);
  if (name === "tables") showTables();
  head();
}

function isShowingSheet() {
  return document.body.dataset.view === "sheet" || (document.body.dataset.view === "roster" && wide.matches);
}

function open(ship) {
  if (!ship) return;
  shown = ship;
  if (sheet.ship !== ship) {
    sheet.show(ship);
    byId("note").value = state.note(ship);
    chips();
  }
  showOwner();
  strip();
  for (const row of document.querySelectorAll(".ship")) row.toggleAttribute("data-shown", row.dataset.ship === String(ship.number));
}

function step(by) {
  const next = state.ships[shown.number + by];
  if (!next) return;
  open(next);
  head();
  say(next.name);
}

function head() {
  const isSheet = document.body.dataset.view === "sheet" && shown;
  const [left, of] = isSheet ? state.strength(shown.rows) : state.strength(state.ships.flatMap((ship) => ship.rows));
  byId("title").textContent = isSheet ? shown.name : data.title;
  const away = link && !link.isOn ? text("away") : "";
  const told = isSheet ? [shown.about, text("boxes", { left, of })] : [text("ships", { count: state.ships.length })];
  byId("subtitle").textContent = [away, ...told].filter(Boolean).join(" · ");
  byId("turn").textContent = text("turn", { turn: state.turn });
  byId("turn-back").disabled = state.turn === 0;
  byId("undo").disabled = !state.past.length;
  byId("share").textContent = text("percent", { number: of ? Math.floor((100 * left) / of) : 100 });
  byId("left").textContent = text("boxes_left", { left, of });
  const lost = state.ships.filter((ship) => state.isLost(ship)).length;
  byId("lost").textContent = lost ? text("lost_count", { count: lost }) : "";
  fill(byId("strength"), left, of);
}

function fill(bar, left, of) {
  bar.style.setProperty("--share", of ? left / of : 1);
  bar.dataset.state = left === 0 && of ? "gone" : left < of ? "hurt" : "whole";
}

/* Roster */

const places = Math.max(0, ...state.ships.flatMap((ship) => ship.order.map((place) => place + 1)));
const rowOf = new Map();

function roster() {
  byId("fleets").replaceChildren(
    ...data.fleets.map((fleet) => {
      const heading = data.fleets.length > 1 ? fleet.title : text("ship");
      return make(
        "section",
        { class: "fleet" },
        make("h2", {}, make("span", {}, heading), make("span", { "aria-hidden": "true" }, text("fired"))),
        make("ul", {}, ...fleet.ships.map(shipRow)),
      );
    }),
  );
  state.ships.forEach(showShip);
}

function shipRow(ship) {
  const bars = make("span", { class: "bars", "aria-hidden": "true" });
  for (let place = 0; place < places; place += 1) bars.append(make("i", { class: "bar" }));
  const count = make("b", {});
  const about = make("small", {});
  const face = make("span", { class: "face", "aria-hidden": "true" });
  if (ship.face !== null) face.append(faces.copy(ship.face));
  const opens = make(
    "button",
    { type: "button", class: "opens", click: () => choose(ship) },
    face,
    make("span", { class: "named" }, make("b", {}, ship.name), about),
    make("span", { class: "counted" }, count, bars),
  );
  const fired = make(
    "button",
    { type: "button", class: "fired", role: "checkbox", "aria-label": text("has_fired", { ship: ship.name }), click: () => fire(ship) },
    check(),
  );
  const item = make("li", { class: "ship", "data-ship": ship.number }, opens, fired);
  rowOf.set(ship, { item, count, about, bars, fired });
  return item;
}

function check() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M6 12.5l4 4L18 8");
  svg.append(path);
  return svg;
}

function showShip(ship) {
  const { item, count, about, bars, fired } = rowOf.get(ship);
  const [left, of] = state.strength(ship.rows);
  const isLost = state.isLost(ship);
  item.toggleAttribute("data-lost", isLost);
  count.textContent = `${left}/${of}`;
  const facts = [ship.about, state.owner(ship)].filter(Boolean).join(" · ");
  about.textContent = isLost ? text("lost", { turn: lostIn(ship) }) : facts;
  fired.setAttribute("aria-checked", state.hasFired(ship));
  [...bars.children].forEach((bar, place) => {
    const section = ship.order.indexOf(place);
    const rows = ship.rows.filter((row) => row.section === section && row.strength);
    bar.toggleAttribute("data-none", section < 0);
    if (section >= 0) fill(bar, ...state.strength(rows));
  });
}

/* The turn in which a ship lost its last box that counted. */
function lostIn(ship) {
  const isOf = ([key]) => key >= ship.first && key < ship.first + ship.count;
  return state.past.findLast((each) => each.changes.some(isOf))?.turn ?? state.turn;
}

function choose(ship) {
  open(ship);
  if (!wide.matches) view("sheet");
  else head();
}

function fire(ship) {
  if (isOthers(ship)) return;
  state.change([[`fired${ship.number}`, state.hasFired(ship) ? 0 : 1]], { what: "fired", ship: ship.number });
}

/* The sheet */

function chips() {
  const sections = shown.sections.map((section, number) => ({ section, number, place: shown.order[number] }));
  sections.sort((one, other) => one.place - other.place);
  byId("chips").replaceChildren(
    ...sections.map(({ section, number }) =>
      make(
        "button",
        { type: "button", class: "chip", "data-section": number, click: () => sheet.reveal(number) },
        make("span", {}, section.short),
        make("b", {}),
        make("i", { class: "bar" }),
      ),
    ),
  );
  byId("chips").hidden = !sections.length;
  showChips();
}

function showChips() {
  if (!shown) return;
  for (const chip of byId("chips").children) {
    const number = Number(chip.dataset.section);
    const [left, of] = state.strength(shown.rows.filter((row) => row.section === number));
    chip.children[1].textContent = `${left}/${of}`;
    chip.setAttribute("aria-label", `${shown.sections[number].name}: ${text("boxes_left", { left, of })}`);
    fill(chip.children[2], left, of);
  }
  currentChip();
}

function currentChip() {
  const current = String(sheet.ship ? sheet.shown() : -1);
  for (const chip of byId("chips").children) chip.setAttribute("aria-current", chip.dataset.section === current);
}

function strip() {
  const near = [-1, 0, 1].map((by) => state.ships[shown.number + by]);
  byId("near").replaceChildren(
    ...near.map((ship, place) => {
      if (!ship) return make("span", {});
      const face = make("span", { class: "face", "aria-hidden": "true" });
      if (ship.face !== null) face.append(faces.copy(ship.face));
      const current = place === 1 ? { "aria-current": "true" } : {};
      return make("button", { type: "button", ...current, click: () => step(place - 1) }, face, make("span", {}, ship.name));
    }),
  );
  byId("before").disabled = !near[0];
  byId("after").disabled = !near[2];
}

function tick(row, place) {
  if (isOthers(shown)) return;
  const key = row.first + place;
  state.change([[key, state.get(key) ? 0 : 1]], { what: "row", ship: shown.number, row: shown.rows.indexOf(row) });
}

/* Ask how many boxes of some rows are crossed off. */
function ask(rows) {
  if (isOthers(shown)) return;
  const fields = rows.map((row) => {
    const most = row.at.length;
    const input = make("input", { type: "number", inputmode: "numeric", min: 0, max: most, value: most - state.left(row) });
    const by = (change) => () => {
      input.value = Math.min(most, Math.max(0, Number(input.value) + change));
    };
    const label = make("label", {}, make("span", {}, row.label), input);
    const button = (sign, change, name) =>
      make("button", { type: "button", click: by(change), "aria-label": `${row.label}: ${text(name)}` }, sign);
    const line = make(
      "div", { class: "asked" }, label, button("−", -1, "fewer"), button("+", 1, "more"), make("small", {}, text("of", { of: most })),
    );
    return { row, input, line };
  });
  const section = shown.sections[rows[0].section];
  const apply = () => {
    const values = fields.flatMap(({ row, input }) => crossed(row, Number(input.value)));
    const row = rows.length === 1 ? shown.rows.indexOf(rows[0]) : -1;
    state.change(values, { what: "row", ship: shown.number, row, section: rows[0].section });
  };
  const title = section ? section.name : shown.name;
  dialog(title, [make("p", {}, text("how_many")), ...fields.map(({ line }) => line)], [["done", apply], ["cancel"]]);
  fields[0].input.select();
}

/* The changes after which `wanted` boxes of a row are crossed off: the first free ones more, or the last crossed ones less. */
function crossed(row, wanted) {
  const keys = row.at.map((_, place) => row.first + place);
  let missing = Math.min(keys.length, Math.max(0, Math.round(wanted) || 0)) - (keys.length - state.left(row));
  const values = [];
  for (const key of missing < 0 ? keys.reverse() : keys) {
    if (missing > 0 && !state.get(key)) {
      values.push([key, 1]);
      missing -= 1;
    } else if (missing < 0 && state.get(key)) {
      values.push([key, 0]);
      missing += 1;
    }
  }
  return values;
}

/* What was done */

function told(each) {
  const ship = state.ships[each.ship];
  if (each.what !== "row") return text(`did_${each.what}`, { ship: ship?.name, turn: each.changes[0][2] });
  const row = ship.rows[each.row];
  const section = ship.sections[row ? row.section : each.section];
  const boxes = each.changes.filter(([key]) => typeof key === "number");
  const off = boxes.filter(([, , after]) => after === 1).length;
  const count = Math.max(off, boxes.length - off);
  const place = boxes[0][0] - (row?.first ?? 0);
  const name = row ? (count === 1 ? boxName(row, place) : row.label) : text("several");
  const where = section ? text("where", { section: section.short, what: name }) : name;
  const key = boxes.length > off ? "cleared" : "crossed";
  return text(count === 1 ? `did_${key}` : `did_${key}_many`, { what: where, count });
}

let fades = 0;

function toast(each, isUndone) {
  const ship = state.ships[each.ship];
  const row = ship?.rows[each.row];
  const left = row && row.at.length > 1 ? text("left", { left: state.left(row), of: row.at.length }) : "";
  byId("did").textContent = isUndone ? text("undone", { what: told(each) }) : told(each);
  byId("did-of").textContent = [each.what === "fired" ? "" : ship?.name, left].filter(Boolean).join(" · ");
  const again = byId("did-undo");
  again.textContent = text(isUndone ? "redo" : "undo");
  again.dataset.redo = isUndone;
  byId("toast").hidden = false;
  say([byId("did").textContent, byId("did-of").textContent].filter(Boolean).join(". "));
  clearTimeout(fades);
  fades = setTimeout(() => {
    byId("toast").hidden = true;
  }, 7000);
}

function say(what) {
  byId("told").textContent = what;
}

function undo() {
  const each = state.undo();
  if (each) toast(each, true);
}

function redo() {
  const each = state.redo();
  if (each) toast(each, false);
}

state.listeners.push((keys, each) => {
  sheet.refresh(keys);
  const numbers = new Set(keys.map(shipOf));
  for (const ship of state.ships) if (numbers.has(ship.number)) showShip(ship);
  showChips();
  showOwner();
  if (shown && keys.includes(`note${shown.number}`)) byId("note").value = state.note(shown);
  head();
  if (each && each === state.past.at(-1)) toast(each, false);
});

function shipOf(key) {
  if (typeof key === "number") return state.ships.findLast((ship) => ship.first <= key).number;
  return Number(/\d+$/.exec(key)?.[0] ?? -1);
}

/* The table, if this page is served by a program at it */

/* Return whether a ship is another player's, and say so: everyone may look, and its player ticks. */
function isOthers(ship) {
  const owner = link ? state.owner(ship) : "";
  if (!owner || owner === link.name) return false;
  byId("did").textContent = text("not_yours", { ship: ship.name, owner });
  byId("did-of").textContent = "";
  byId("toast").hidden = false;
  say(byId("did").textContent);
  return true;
}

function showOwner() {
  if (!link || !shown) return;
  const owner = state.owner(shown);
  const isMine = owner === link.name;
  byId("table").hidden = false;
  byId("owner").textContent = owner ? text("owner", { ship: shown.name, owner }) : text("owner_none", { ship: shown.name });
  byId("own").textContent = text(isMine ? "give_back" : "take");
  byId("own").disabled = Boolean(owner) && !isMine;
  for (const what of ["critical", "repair"]) byId(what).hidden = !data.asks;
}

function own() {
  const key = `owner${shown.number}`;
  state.change([[key, state.owner(shown) ? "" : link.name]], { what: "owner", ship: shown.number });
}

/* Let the program at the table resolve a critical or a repair: it knows the rules, and marks the sheet. */
async function resolve(what) {
  if (isOthers(shown)) return;
  const ship = shown.number;
  const problem = () => dialog(text(what), [make("p", {}, text("away_now"))], [["close"]]);
  const choices = await link.post("ask", { what: "choices", of: what, ship }).catch(problem);
  if (!choices) return;
  if (!choices.length) {
    dialog(text(what), [make("p", {}, text("choices_none"))], [["close"]]);
    return;
  }
  const part = make("select", { "aria-label": text("part") }, ...choices.map(([key, name]) => make("option", { value: key }, name)));
  const crew = make("input", { type: "number", min: 1, max: 99, value: 1, "aria-label": text("crew") });
  const act = () => {
    const wanted = { what, ship, client: link.client, key: part.value, crew: Number(crew.value) || 1 };
    link.post("ask", wanted).then((lines) => dialog(text(what), lines.map((line) => make("p", {}, line)), [["close"]]), problem);
    return true;
  };
  const fields = what === "repair" ? [part, make("label", {}, text("crew"), crew)] : [part];
  dialog(text(what), fields, [["resolve", act], ["cancel"]]);
}

function join() {
  const name = make("input", { maxlength: 40, value: link.name, "aria-label": text("name") });
  const act = () => {
    if (!name.value.trim()) return true;
    link.start(name.value.trim());
    showOwner();
    return false;
  };
  dialog(text("join"), [make("p", {}, text("join_hint")), make("label", {}, text("name"), name)], [["join_now", act]]);
}

/* Tables and dice */

const tables = new Zoom(byId("tables"), byId("table-pages"));

/* Pages of tables are as wide as paper: at first they are shown so large that their smallest letters can be read. */
function showTables() {
  if (byId("table-pages").childElementCount) return;
  tables.set(READABLE_PX / byId("tables").clientWidth);
  byId("table-pages").append(
    ...data.tables.map((number, place) => {
      const svg = drawings.copy(number);
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", `${text("tables")} ${place + 1}`);
      return make("figure", {}, svg);
    }),
  );
}

/* A face of a die, each equally likely: numbers that would favour low faces are drawn again. */
function roll(faces) {
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0] >= 2 ** 32 - (2 ** 32 % faces));
  return 1 + (drawn[0] % faces);
}

function rollDice(faces) {
  const count = Number(byId("count").textContent);
  const rolls = Array.from({ length: count }, () => roll(faces));
  const sum = rolls.reduce((one, other) => one + other, 0);
  const name = `${count > 1 ? count : ""}${text("die", { faces })}`;
  byId("rolled").textContent = rolls.join("  ");
  byId("rolled-of").textContent = count > 1 ? text("sum", { dice: name, sum }) : name;
  byId("rolls").prepend(make("li", {}, make("span", {}, name), make("b", {}, rolls.join("  "))));
  if (byId("rolls").childElementCount > 50) byId("rolls").lastElementChild.remove();
}

function countDice(by) {
  byId("count").textContent = Math.min(12, Math.max(1, Number(byId("count").textContent) + by));
}

/* Dialogs */

/* Show a dialog. Each button is a text, and what happens before the dialog closes: `true` keeps it open. */
function dialog(title, contents, buttons) {
  byId("dialog-title").textContent = title;
  const row = make("div", { class: "buttons" });
  for (const [name, act] of buttons) {
    const press = (event) => {
      if (act && act() === true) event.preventDefault();
    };
    row.append(make("button", { type: "submit", class: name === buttons[0][0] ? "primary" : "", click: press }, text(name)));
  }
  byId("dialog-body").replaceChildren(...contents, row);
  if (!byId("dialog").open) byId("dialog").showModal();
}

function menu() {
  const entries = [["log", log], ["save", save], ["load", load], ["clear", clear]];
  const list = entries.map(([name, act]) => make("button", { type: "button", class: "entry", click: act }, text(name)));
  const memory = state.storage ? text("remembers") : text("forgets");
  dialog(data.title, [...list, make("p", { class: "hint" }, memory), make("p", { class: "hint" }, text("made"))], [["close"]]);
}

function log() {
  const entries = state.past.slice(-300).reverse().map((each) => {
    const ship = each.what === "row" ? state.ships[each.ship].name : "";
    return make("li", {}, make("small", {}, [text("turn", { turn: each.turn }), ship].filter(Boolean).join(" · ")), told(each));
  });
  const list = entries.length ? make("ol", { class: "log", tabindex: "0" }, ...entries) : make("p", {}, text("log_none"));
  const again = (act) => () => {
    act();
    log();
    return true;
  };
  dialog(text("log"), [list], [["close"], ["undo", again(undo)], ["redo", again(redo)]]);
}

function qrPicture(code) {
  const modules = qrModules(code);
  if (!modules) return make("p", {}, text("qr_none"));
  const side = modules.length + 8; // with four modules of white around it
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `-4 -4 ${side} ${side}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", text("qr"));
  const path = document.createElementNS(SVG, "path");
  const rows = modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  path.setAttribute("d", rows.join(""));
  svg.append(path);
  return make("div", { class: "qr" }, svg);
}

/* The text of a saved state: readable, with codes for this page and for MetaMaker. */
function saved() {
  const lines = data.fleets.map((fleet) => [fleet.title, state.code(fleet), fleet.code].filter(Boolean).join("\n\n"));
  return `${text("turn", { turn: state.turn })}\n\n${lines.join("\n\n")}\n`;
}

function save() {
  const contents = data.fleets.flatMap((fleet) => {
    const code = state.code(fleet);
    const heading = data.fleets.length > 1 ? [make("h3", {}, fleet.title)] : [];
    return [...heading, qrPicture(code), make("textarea", { readonly: true, rows: 3, "aria-label": text("code") }, code)];
  });
  const codes = data.fleets.map((fleet) => state.code(fleet)).join("\n");
  const file = () => {
    const name = data.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase().slice(0, 60) || "fleet";
    const link = make("a", { download: `${name}-${state.turn}.txt`, href: URL.createObjectURL(new Blob([saved()], { type: "text/plain" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return true;
  };
  dialog(text("save"), [make("p", {}, text("save_hint")), ...contents], [["save_file", file], ["copy", () => copy(codes)], ["close"]]);
}

function copy(code) {
  const field = byId("dialog").querySelector("textarea");
  navigator.clipboard?.writeText(code).then(() => say(text("copied")), () => field.select());
  field.select();
  return true;
}

/* The code of one ship, which goes with its piece on a virtual tabletop. */
function saveShip() {
  const code = state.code(single(shown));
  const field = make("textarea", { readonly: true, rows: 3, "aria-label": text("code") }, code);
  dialog(shown.name, [make("p", {}, text("ship_code_hint")), field], [["copy", () => copy(code)], ["close"]]);
}

function load() {
  const field = make("textarea", { rows: 4, "aria-label": text("code") });
  const problem = make("p", { class: "alert", role: "alert" });
  const file = make("input", { type: "file", accept: ".txt,text/plain", "aria-label": text("load_file") });
  file.addEventListener("change", async () => {
    if (file.files[0]) field.value = (await file.files[0].slice(0, MOST_LETTERS).text());
  });
  const act = () => {
    try {
      const values = state.read(field.value);
      state.change(state.towards(values), { what: "load" });
      return false;
    } catch (error) {
      problem.textContent = text(`load_${error.message}`);
      return true;
    }
  };
  dialog(text("load"), [make("p", {}, text("load_hint")), field, file, problem], [["load_now", act], ["cancel"]]);
}

function clear() {
  const act = () => {
    state.change(state.towards(state.start), { what: "clear" });
  };
  dialog(text("clear"), [make("p", {}, text("clear_hint"))], [["clear_now", act], ["cancel"]]);
}

/* Wiring */

byId("menu").addEventListener("click", menu);
byId("back").addEventListener("click", () => view("roster"));
byId("undo").addEventListener("click", undo);
byId("did-undo").addEventListener("click", () => (byId("did-undo").dataset.redo === "true" ? redo() : undo()));
byId("turn-back").addEventListener("click", () => state.goTo(state.turn - 1, { what: "turn" }));
for (const id of ["turn-on", "end-turn"]) byId(id).addEventListener("click", () => state.goTo(state.turn + 1, { what: "turn" }));
for (const tab of document.querySelectorAll("#tabs [data-view]")) tab.addEventListener("click", () => view(tab.dataset.view));
byId("before").addEventListener("click", () => step(-1));
byId("after").addEventListener("click", () => step(1));
byId("scroller").addEventListener("scroll", () => requestAnimationFrame(currentChip), { passive: true });
byId("ship-code").addEventListener("click", saveShip);
byId("note").addEventListener("change", (event) => {
  state.change([[`note${shown.number}`, event.target.value]], { what: "note", ship: shown.number });
});
byId("own").addEventListener("click", own);
for (const what of ["critical", "repair"]) byId(what).addEventListener("click", () => resolve(what));
byId("tables").addEventListener("dblclick", (event) => {
  tables.at(tables.factor > 1 ? 1 : READABLE_PX / byId("tables").clientWidth, event.clientX, event.clientY);
});
byId("fewer").addEventListener("click", () => countDice(-1));
byId("more").addEventListener("click", () => countDice(1));
for (const faces of data.dice) {
  byId("dies").append(make("button", { type: "button", click: () => rollDice(faces) }, text("die", { faces })));
}
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.target.matches("input, textarea")) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) undo();
  else if (key === "y" || (key === "z" && event.shiftKey)) redo();
  else return;
  event.preventDefault();
});
addEventListener("pagehide", () => state.keep());
addEventListener("storage", (event) => {
  if (event.key !== state.name) return; // another window shows the same sheets
  const before = state.values;
  state.recall();
  const keys = new Set([...before.keys(), ...state.values.keys()]);
  for (const listener of state.listeners) listener([...keys], null);
});
wide.addEventListener("change", () => view(document.body.dataset.view));

/* On a web host the page can be installed, and used without a network. */
function install() {
  if (!data.worker || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  document.head.append(make("link", { rel: "manifest", href: data.manifest }), make("link", { rel: "icon", href: data.icon }));
  // a host without encryption has no workers: the page works without
  navigator.serviceWorker.register(data.worker, { scope: location.pathname }).catch(() => {});
}

roster();
head();
install();
// drawings of sheets follow the scripts, so that the roster is there first
addEventListener("load", () => {
  view("roster");
  if (link?.name) link.start(link.name);
  else if (link) join();
  (window.requestIdleCallback || setTimeout)(() => drawings.prepare());
});
