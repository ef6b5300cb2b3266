import type { FieldError } from '#engine/form/field/field-error.ts';
import { templateOf } from '#engine/form/field/path.ts';
import { asSubject, plainName, wholeSentence } from '#engine/form/format/whole-sentence.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { TranslatedForm } from '#engine/form/translate/translate-form.ts';
import type { FormStore } from '#engine/form/values/form-store.ts';

type ServerErrors = Readonly<Record<string, readonly string[]>>;

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Splits the server's field errors into those a field of this form can show and the rest; each is a whole sentence. */
export function placeServerErrors(
  errors: ServerErrors,
  form: Pick<TranslatedForm, 'fields' | 'locale'>,
  store: FormStore,
  /** The message if the server names no error (spec §8). */
  unknown: string,
): { readonly placed: FieldError[]; readonly rest: string[] } {
  const known = new Set(store.paths());
  const placed: FieldError[] = [];
  const rest: string[] = [];
  const subjectAt = (path: string) => {
    const label = resolveText(form.fields.get(templateOf(path))?.field.label, form.locale);
    return asSubject(label || plainName(path), form.locale);
  };
  for (const [name, messages] of Object.entries(errors)) {
    const parts = name.split('.');
    // The longest prefix that is a field; the rest is a path in its value.
    const length = parts
      .map((_, index) => parts.length - index)
      .find((size) => known.has(store.locate(parts.slice(0, size).join('.'))));
    for (const message of messages) {
      if (length === undefined) {
        const whole = wholeSentence(plainName(name), message);
        // A complete sentence needs no label in front.
        rest.push(
          whole !== message || /[.!?]$/.test(whole) ? whole : `${capitalised(plainName(name))}: ${message}`,
        );
      } else {
        const path = store.locate(parts.slice(0, length).join('.'));
        const within = parts.slice(length).join('.');
        placed.push({
          path,
          keyword: 'server',
          message: wholeSentence(subjectAt(path), message),
          ...(within !== '' && { within }),
        });
      }
    }
  }
  return placed.length + rest.length === 0 ? { placed, rest: [unknown] } : { placed, rest };
}
