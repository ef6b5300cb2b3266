import { type Locale, resolveText } from '../configuration/text.ts';
import type { ServedForm } from '../contract/forms.ts';
import { asSubject } from '../format/whole-sentence.ts';
import { pathsAbove, templateOf } from '../values/path.ts';
import { listFields } from './form-fields.ts';

/** Gives the label of a form's field as the subject of a sentence, by the path of its answer; rows by their index. */
export function subjectsOf(
  form: ServedForm | undefined,
  locale: Locale,
): (path: string) => string | undefined {
  const fields = form && listFields(form.document, form.lists);
  return (path) => {
    // The longest beginning of the path that is a field; what is left lies within its answer.
    const at = [path, ...pathsAbove(path)].find((each) => fields?.has(templateOf(each)));
    const field = at === undefined ? undefined : fields?.get(templateOf(at))?.field;
    return field && asSubject(resolveText(field.label, locale) || field.code, locale);
  };
}
