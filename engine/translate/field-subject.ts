import { type Locale, resolveText } from '../configuration/text.ts';
import type { ServedForm } from '../contract/forms.ts';
import { asSubject } from '../format/whole-sentence.ts';
import { listFields } from './form-fields.ts';

/** Gives the label of a form's field as the subject of a sentence, by the path of its answer; rows by their index. */
export function subjectsOf(
  form: ServedForm | undefined,
  locale: Locale,
): (path: string) => string | undefined {
  const fields = form && listFields(form.document, form.lists);
  return (path) => {
    const [code = '', row, inner] = path.split('.');
    const isInRow = row !== undefined && inner !== undefined && /^\d+$/.test(row);
    const field = fields?.get(isInRow ? `${code}.*.${inner}` : code)?.field;
    return field && asSubject(resolveText(field.label, locale) || field.code, locale);
  };
}
