/** What of a chart is lit at a moment; nothing moves, what comes later is grey. */
export interface Lights {
  /** The states that it is in. */
  readonly now: ReadonlySet<string>;
  /** The states that it has been in. */
  readonly visited: ReadonlySet<string>;
  /** The edges that were taken, and those that were taken last. */
  readonly taken: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** The edges out of where it is that a guard keeps closed. */
  readonly closed: ReadonlySet<string>;
}

export const noLights: Lights = {
  now: new Set(),
  visited: new Set(),
  taken: new Set(),
  last: new Set(),
  closed: new Set(),
};
