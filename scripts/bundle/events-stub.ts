/**
 * Stands in for Node's `events` in bundles. graphology tells of every change of a graph; nobody here listens, so that
 * the whole emitter would be carried for nothing.
 */
export class EventEmitter {
  emit(): boolean {
    return false;
  }

  setMaxListeners(): this {
    return this;
  }
}
