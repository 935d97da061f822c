/**
 * Stub for Node's `events` in bundles: nothing subscribes to graphology's change events, and the stub saves 6 kB
 * (1.8 kB gzipped).
 */
export class EventEmitter {
  emit(): boolean {
    return false;
  }

  setMaxListeners(): this {
    return this;
  }
}
