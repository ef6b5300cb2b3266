/** Values for conditions besides the form's own answers; constant while a form is open. */
export interface FormContext {
  /** The choices of the registration: `registration.track`, `.mode`, `.registrations_day`. */
  readonly registration: Readonly<Record<string, unknown>>;
  /** Answers of the other steps by form type: `answers.personal.country`. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const EMPTY_CONTEXT: FormContext = { registration: {}, answers: {} };

/** Reads a dotted name out of nested own properties; anything inherited reads as undefined. */
export function readDotted(root: unknown, name: string): unknown {
  let at: unknown = root;
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}
