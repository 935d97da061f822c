/**
 * Stub for mnemonist's deque in bundles: graphology's breadth-first search only appends nodes and removes the first one,
 * and the stub saves 6 kB (1.7 kB gzipped).
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
