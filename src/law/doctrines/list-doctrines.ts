import type { Doctrine } from "./doctrine.ts";

/** Returns every doctrine of the table. */
export function listDoctrines(): Doctrine[] {
  return [];
}
