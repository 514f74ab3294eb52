"use strict";

/* The record sheet of one ship: its pages as on paper, with boxes that are ticked by finger, mouse or keys. */

const TOUCH_MM = 9; // size of a target for a finger on the screen; the nearest box within half of it is meant
const PIXELS = 96 / 25.4; // pixels of a style sheet in a millimetre
const WIDEST_PAGE = 430; // pixels; wider screens show pages side by side
const MOST_ZOOM = 4;
const SECTION_ZOOM = 2; // of a section that is as wide as the screen already
const AGAIN_MS = 280; // a second tap within this time zooms
const SWIPE_PX = 60;
const SVG = "http://www.w3.org/2000/svg";

/* Drawings in blocks of data, read when they are first shown: without thousands of shapes a page starts sooner. */
class Drawings {
  /* `places` has the number of the block for each drawing: ships of one class share theirs. */
  constructor(name, places) {
    Object.assign(this, { name, places, known: new Map() });
  }

  /* What is read here is inert: it loads nothing and runs nothing, and becomes no part of the page before it is copied. */
  read(id) {
    const text = document.getElementById(id).textContent;
    return document.importNode(new DOMParser().parseFromString(text, "text/html").body.firstElementChild, true);
  }

  /* Put into the page what drawings share. */
  prepare() {
    this.shared ||= document.getElementById("shared").appendChild(this.read(`${this.name}s`));
  }

  copy(number) {
    this.prepare();
    const place = this.places[number];
    if (!this.known.has(place)) this.known.set(place, this.read(`${this.name}${place}`));
    return this.known.get(place).cloneNode(true);
  }
}

class SheetView {
  /* `scroller` scrolls, `pages` holds the pages. `on` has what taps do: tick(row, place), ask(rows), swipe(step). */
  constructor(scroller, pages, state, drawings, cross, text, on) {
    Object.assign(this, { scroller, pages, state, drawings, cross, text, on });
    this.ship = null;
    this.zoom = new Zoom(scroller, pages);
    this.hits = new Map(); // the boxes of the shown ship by number
    scroller.addEventListener("click", (event) => this.tapped(event));
    scroller.addEventListener("keydown", (event) => this.keyed(event));
    scroller.addEventListener("touchstart", (event) => this.touched(event), { passive: true });
    scroller.addEventListener("touchend", (event) => this.released(event), { passive: true });
    new ResizeObserver(() => this.fit()).observe(scroller);
  }

  show(ship) {
    this.ship = ship;
    this.hits.clear();
    this.figures = ship.pages.map((page, number) => this.page(page, number));
    this.pages.replaceChildren(...this.figures);
    this.zoom.set(1);
    this.fit();
    this.scroller.scrollTo(0, 0);
    this.refresh(this.hits.keys());
  }

  fit() {
    const columns = Math.max(1, Math.min(this.figures?.length || 1, Math.round(this.scroller.clientWidth / WIDEST_PAGE)));
    this.pages.style.setProperty("--columns", columns);
  }

  placed(number, [, x, y, width, height]) {
    const svg = this.drawings.copy(number);
    for (const [name, value] of Object.entries({ x, y, width, height, "aria-hidden": "true" })) svg.setAttribute(name, value);
    return svg;
  }

  page(page, number) {
    const figure = document.createElement("figure");
    const svg = this.drawings.copy(page.drawing);
    const [width, top, height] = page.size;
    svg.setAttribute("viewBox", `0 ${top} ${width} ${height}`);
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", this.text("page", { ship: this.ship.name, page: number + 1, pages: this.ship.pages.length }));
    for (const [drawing, ...place] of page.above) svg.append(this.placed(drawing, [number, ...place]));
    this.groups(number).forEach((rows, section) => {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("role", "group");
      group.setAttribute("aria-label", section < 0 ? this.ship.name : this.ship.sections[section].name);
      for (const row of rows) for (const box of this.row(row, number)) group.append(box);
      group.firstElementChild.setAttribute("tabindex", "0");
      svg.append(group);
    });
    figure.append(svg);
    return figure;
  }

  /* The rows with boxes on a page, by section: each group is one stop of the tabulator. */
  groups(number) {
    const groups = new Map();
    for (const row of this.ship.rows) {
      if (!row.at.some(([page]) => page === number)) continue;
      if (!groups.has(row.section)) groups.set(row.section, []);
      groups.get(row.section).push(row);
    }
    return groups;
  }

  *row(row, number) {
    for (const [place, at] of row.at.entries()) {
      if (at[0] !== number) continue;
      const box = document.createElementNS(SVG, "g");
      const [, x, y, width, height] = at;
      box.setAttribute("role", "checkbox");
      box.setAttribute("tabindex", "-1");
      box.setAttribute("aria-label", boxName(row, place));
      const ground = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({ x, y, width, height, rx: height / 2 })) ground.setAttribute(name, value);
      box.append(ground);
      this.hits.set(row.first + place, { box, row, place, at });
      yield box;
    }
  }

  /* Show the present values of these boxes. A tick is drawn when a box is ticked for the first time. */
  refresh(keys) {
    for (const key of keys) {
      const hit = this.hits.get(key);
      if (!hit) continue;
      const on = this.state.get(key) === 1;
      hit.box.setAttribute("aria-checked", on);
      if (on && hit.box.childElementCount === 1) hit.box.append(this.placed(hit.row.look ?? this.cross, hit.at));
    }
  }

  /* Taps */

  /* The place of a rectangle of a page on the screen. */
  onScreen([page, x, y, width, height]) {
    const frame = this.figures[page].firstElementChild.getBoundingClientRect();
    const scale = frame.width / this.ship.pages[page].size[0];
    const left = frame.left + x * scale;
    const top = frame.top + (y - this.ship.pages[page].size[1]) * scale;
    return { left, top, right: left + width * scale, bottom: top + height * scale };
  }

  /* The box that is nearest to a point within reach of a finger; the same rule as for the sheet on a desktop's screen. */
  nearest(x, y) {
    let best = null;
    let away = (TOUCH_MM / 2) * PIXELS;
    for (const hit of this.hits.values()) {
      const found = distance(this.onScreen(hit.at), x, y);
      if (found <= away && (!best || found < away)) [best, away] = [hit, found];
    }
    return best;
  }

  tapped(event) {
    if (!this.ship || event.detail === 0) return;
    const { clientX: x, clientY: y } = event;
    const hit = this.nearest(x, y);
    const within = (at) => distance(this.onScreen(at), x, y) === 0;
    const row = hit ? null : this.ship.rows.find((each) => each.areas.some(within));
    if (hit || row?.at.length === 1) {
      this.again = null;
      this.move((hit || this.hits.get(row.first)).box);
      this.on.tick(hit ? hit.row : row, hit ? hit.place : 0);
      return;
    }
    const section = this.ship.sections.findIndex((each) => each.at.some(within));
    if (this.again) {
      clearTimeout(this.again);
      this.again = null;
      this.toggleZoom(section, x, y);
      return;
    }
    const rows = row ? [row] : this.ship.rows.filter((each) => section >= 0 && each.section === section);
    this.again = setTimeout(() => {
      this.again = null;
      if (rows.length) this.on.ask(rows);
    }, AGAIN_MS);
  }

  /* Keys */

  keyed(event) {
    const hit = [...this.hits.values()].find((each) => each.box === event.target);
    if (!hit || event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === " " || event.key === "Enter") this.on.tick(hit.row, hit.place);
    else if (steps[event.key]) this.go(hit, ...steps[event.key]);
    else return;
    event.preventDefault();
  }

  /* Go to the next box of the group in a direction: ahead of what lies aside. */
  go(from, across, down) {
    const here = centre(this.onScreen(from.at));
    let best = null;
    let least = Infinity;
    for (const hit of this.hits.values()) {
      if (hit.box.parentNode !== from.box.parentNode) continue;
      const there = centre(this.onScreen(hit.at));
      const [x, y] = [there.x - here.x, there.y - here.y];
      const ahead = x * across + y * down;
      const cost = ahead + 3 * (Math.abs(x * down) + Math.abs(y * across));
      if (ahead > 0.1 && cost < least) [best, least] = [hit, cost];
    }
    if (best) this.move(best.box);
  }

  /* Let a box be the stop of its group, and focus it. */
  move(box) {
    for (const other of box.parentNode.children) other.setAttribute("tabindex", other === box ? "0" : "-1");
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /* Zoom */

  toggleZoom(section, x, y) {
    if (this.zoom.factor > 1) this.zoom.at(1, x, y);
    else if (section >= 0) this.zoomToSection(section, y);
    else this.zoom.at(SECTION_ZOOM, x, y);
  }

  /* Fill the width with a section; one that fills it already becomes twice as large at its left edge. */
  zoomToSection(section, y) {
    const wide = this.scroller.clientWidth;
    const [at] = this.ship.sections[section].at;
    const { left, right } = this.onScreen(at);
    const fill = wide / (right - left);
    this.zoom.at(fill < 1.25 ? SECTION_ZOOM : fill, left, y);
    this.scroller.scrollBy(this.onScreen(at).left - this.scroller.getBoundingClientRect().left - 4, 0);
  }

  /* Bring a section to the top of the screen. */
  reveal(section) {
    const [at] = this.ship.sections[section].at;
    const top = this.onScreen(at).top - this.scroller.getBoundingClientRect().top;
    this.scroller.scrollBy({ top: top - 6, behavior: "auto" });
  }

  /* A swipe across goes to another ship, unless there is more of the page at that side. */
  touched({ touches: [one, other]  }) {
    this.swipe = other ? null : { x: one.clientX, y: one.clientY };
  }

  released({ changedTouches: [end], touches }) {
    if (!this.swipe || touches.length || this.zoom.factor > 1) return;
    const across = end.clientX - this.swipe.x;
    const down = end.clientY - this.swipe.y;
    if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) this.on.swipe(across < 0 ? 1 : -1);
  }

  /* The section in the middle of the screen, -1 for none. */
  shown() {
    const frame = this.scroller.getBoundingClientRect();
    const middle = frame.top + frame.height / 3;
    return this.ship.sections.findIndex(({ at }) => at.some((place) => {
      const { top, bottom } = this.onScreen(place);
      return top <= middle && middle <= bottom;
    }));
  }
}

/* Zoom of what scrolls: by pinch, and by the wheel with Ctrl, which is what a touch pad sends for a pinch. */
class Zoom {
  constructor(scroller, content, changed = () => {}) {
    Object.assign(this, { scroller, content, changed, factor: 1, pinch: null });
    scroller.addEventListener("touchstart", (event) => this.began(event), { passive: true });
    scroller.addEventListener("touchmove", (event) => this.moved(event), { passive: false });
    scroller.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
  }

  set(factor) {
    this.factor = Math.min(MOST_ZOOM, Math.max(1, factor));
    this.content.style.setProperty("--zoom", this.factor);
    this.changed();
  }

  /* Zoom so that what is at a point of the screen stays there. */
  at(factor, x, y) {
    const before = this.content.getBoundingClientRect();
    const across = (x - before.left) / before.width;
    const down = (y - before.top) / before.height;
    this.set(factor);
    const after = this.content.getBoundingClientRect();
    this.scroller.scrollBy(after.left + across * after.width - x, after.top + down * after.height - y);
  }

  began({ touches: [one, other] }) {
    this.pinch = other ? { apart: apart(one, other), factor: this.factor } : null;
  }

  moved(event) {
    const [one, other] = event.touches;
    if (!this.pinch || !other) return;
    event.preventDefault();
    const factor = (this.pinch.factor * apart(one, other)) / this.pinch.apart;
    this.at(factor, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  }

  wheeled(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.at(this.factor * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }
}

function boxName(row, place) {
  return row.at.length > 1 ? `${row.label} ${place + 1}` : row.label;
}

function centre({ left, top, right, bottom }) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function apart(one, other) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

/* How far a point is from a rectangle, 0 inside. */
function distance({ left, top, right, bottom }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
