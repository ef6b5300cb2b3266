import { pathsAbove, templateOf } from '../field/path.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { asSubject } from '../format/whole-sentence.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { listFields } from '../translate/form-fields.ts';

/** Returns the label of a field as the subject of a sentence, by its answer's path with row indices. */
export function subjectsOf(
  form: ServedForm | undefined,
  locale: Locale,
): (path: string) => string | undefined {
  const fields = form && listFields(form.document, form.lists);
  return (path) => {
    // The longest prefix of the path that is a field; the rest is within its answer.
    const at = [path, ...pathsAbove(path)].find((each) => fields?.has(templateOf(each)));
    const field = at === undefined ? undefined : fields?.get(templateOf(at))?.field;
    return field && asSubject(resolveText(field.label, locale) || field.code, locale);
  };
}
