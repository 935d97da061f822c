/**
 * Stub for mnemonist's deque in bundles: graphology's breadth-first search appends nodes and removes the first, once each.
 */
module.exports = class FixedDeque {
  #items = [];
  #first = 0;

  get size() {
    return this.#items.length - this.#first;
  }

  push(item) {
    return this.#items.push(item) - this.#first;
  }

  shift() {
    return this.#items[this.#first++];
  }
};
