/**
 * Stub for `node:events` in browser bundles: graphology emits change events that we never subscribe to; the stub saves
 * 6 kB.
 */
export class EventEmitter {
  emit(): boolean {
    return false;
  }

  setMaxListeners(): this {
    return this;
  }
}
