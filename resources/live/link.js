"use strict";

/* The link to the table: what is ticked here goes there, and what others tick comes here. Without a network the phone goes on
   alone, and tells the table later: changes wait in the browser, each batch is numbered and counts once. */

const AGAIN_LATER_MS = 1500;

class Link {
  /* `changed` is called when the connection comes and goes. */
  constructor(state, storage, changed) {
    Object.assign(this, { state, storage, changed, isOn: false, revision: 0, isSending: false });
    this.key = `${state.name} link`;
    const kept = this.recall();
    this.client = kept.client || [...crypto.getRandomValues(new Uint32Array(4))].join("-");
    this.name = kept.name || "";
    this.batch = kept.batch || 0;
    this.waiting = new Map(kept.waiting); // changes that the table does not know
    this.sent = new Map(kept.sent); // the batch on its way
    state.changes = (values) => this.add(values);
  }

  recall() {
    try {
      return JSON.parse(this.storage?.getItem(this.key) || "{}") || {};
    } catch {
      return {};
    }
  }

  keep() {
    const { client, name, batch, waiting, sent } = this;
    try {
      this.storage?.setItem(this.key, JSON.stringify({ client, name, batch, waiting: [...waiting], sent: [...sent] }));
    } catch {
      // without a memory the changes wait as long as the page is open
    }
  }

  /* Join the table under a name, and follow it from then on. */
  async start(name) {
    this.name = name;
    this.keep();
    if (this.isFollowing) return;
    this.isFollowing = true;
    for (;;) {
      try {
        this.take(await this.post("hello", { client: this.client, name: this.name }), true);
        for (;;) {
          this.turn(true); // also after a batch failed that this request did not notice
          this.send();
          this.take(await this.post("news", { since: this.revision }));
        }
      } catch {
        this.turn(false);
        await new Promise((done) => setTimeout(done, AGAIN_LATER_MS));
      }
    }
  }

  turn(isOn) {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.changed();
  }

  add(values) {
    for (const [key, value] of values) this.waiting.set(key, value);
    this.keep();
    this.send();
  }

  async send() {
    if (this.isSending || !this.isOn) return;
    this.isSending = true;
    try {
      while (this.waiting.size || this.sent.size) {
        if (!this.sent.size) {
          this.batch += 1;
          [this.sent, this.waiting] = [this.waiting, new Map()];
          this.keep();
        }
        const { client, batch, revision: since } = this;
        const answer = await this.post("changes", { client, batch, changes: [...this.sent], since });
        this.sent = new Map();
        this.keep();
        this.take(answer);
      }
    } catch {
      this.turn(false); // the following loop finds out when the table is back
    }
    this.isSending = false;
  }

  /* Put news in place, but for what waits here: that is newer. At first the table is right about everything else. */
  take({ revision, changes }, isAll = false) {
    if (!isAll && revision < this.revision) return; // an answer that was overtaken by a newer one, which has all of it
    this.revision = revision;
    const own = (key) => this.waiting.has(key) || this.sent.has(key);
    const news = new Map(changes);
    if (isAll) for (const key of this.state.values.keys()) if (!news.has(key)) news.set(key, blank(key));
    this.state.put([...news].filter(([key]) => !own(key)));
  }

  async post(what, value) {
    const answer = await fetch(what, { method: "POST", body: JSON.stringify(value), headers: { "Content-Type": "application/json" } });
    if (!answer.ok) throw new Error(answer.status);
    return answer.json();
  }
}
