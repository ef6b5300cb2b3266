import type { FieldError } from '#engine/validation/field-error.ts';
import type { FormStore } from '#engine/values/form-store.ts';

type ServerErrors = Readonly<Record<string, readonly string[]>>;

/** A message that goes on after the name of its field is given it, capitalised (spec §8); a sentence stands by itself. */
function sentence(name: string, message: string): string {
  return /^\p{Ll}/u.test(message) ? `${capitalised(name)} ${message}` : message;
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Splits the server's field errors into those a field of this form can show and the rest. */
export function placeServerErrors(
  errors: ServerErrors,
  store: FormStore,
  /** What is said when the server names no error (spec §8). */
  unknown: string,
): { readonly placed: FieldError[]; readonly rest: string[] } {
  const known = new Set(store.paths());
  const placed: FieldError[] = [];
  const rest: string[] = [];
  for (const [name, messages] of Object.entries(errors)) {
    const parts = name.split('.');
    // The longest beginning of the name that is a field; what is left lies within its value.
    const length = [parts.length, 3, 1].find((size) =>
      known.has(store.locate(parts.slice(0, size).join('.'))),
    );
    for (const message of messages) {
      if (length === undefined)
        rest.push(/^\p{Ll}/u.test(message) ? sentence(name, message) : `${capitalised(name)}: ${message}`);
      else {
        const path = store.locate(parts.slice(0, length).join('.'));
        const within = parts.slice(length).join('.');
        placed.push({
          path,
          keyword: 'server',
          message: sentence(name, message),
          ...(within !== '' && { within }),
        });
      }
    }
  }
  return placed.length + rest.length === 0 ? { placed, rest: [unknown] } : { placed, rest };
}
