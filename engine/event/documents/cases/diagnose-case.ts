/** A document with something wrong, and the diagnostics it must get: pointer and code, in order. */
export interface DiagnoseCase {
  readonly name: string;
  readonly document: unknown;
  readonly expected: readonly (readonly [pointer: string, code: string])[];
}
