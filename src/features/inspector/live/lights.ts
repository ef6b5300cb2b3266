/** The highlights of a chart at a moment; later edges are grey. */
export interface Lights {
  /** The states that it is in. */
  readonly now: ReadonlySet<string>;
  /** The states that it has been in. */
  readonly visited: ReadonlySet<string>;
  /** The edges taken so far, and the latest ones. */
  readonly taken: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** The edges from the active states that a guard blocks. */
  readonly closed: ReadonlySet<string>;
}

export const noLights: Lights = {
  now: new Set(),
  visited: new Set(),
  taken: new Set(),
  last: new Set(),
  closed: new Set(),
};
