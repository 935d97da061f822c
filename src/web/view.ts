import type { ComponentType } from "preact";

/** Properties of every view. */
export interface ViewProps {
  /** The part of the address that the group of the route's pattern matches; empty without a group. */
  readonly id: string;
}

/** Component of a view. */
export type View = ComponentType<ViewProps>;
