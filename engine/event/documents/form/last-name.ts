import { isYes } from '../../../form/field/flag.ts';
import { eachField } from '../../../form/form-document/field-tree.ts';
import type { FormDocument } from '../../../form/form-document/form-document.ts';
import type { LastName } from '../../properties/last-names.ts';

const FIRST: ReadonlySet<string> = new Set(['first_name', 'name', 'full_name']);

/** How the forms of a flow ask for a last name: other places that name people follow them. */
export function lastNameIn(forms: readonly Pick<FormDocument, 'sections'>[]): LastName {
  const fields = forms.flatMap((form) =>
    eachField(form).flatMap(({ field, section, holder }) => (holder ? [] : [{ field, section }])),
  );
  const autocompleteOf = (field: object) => ('autocomplete' in field ? field.autocomplete : undefined);
  const last = fields.find(
    ({ field }) => field.code === 'last_name' || autocompleteOf(field) === 'family-name',
  );
  if (last) {
    const { field, section } = last;
    const isAlways = [field.require_if, field.show_if, section.show_if].every((rule) => rule === undefined);
    return isAlways && isYes(field.required, true) ? 'required' : 'optional';
  }
  const asksName = fields.some(
    ({ field }) => FIRST.has(field.code) || /^(?:given-)?name$/.test(String(autocompleteOf(field))),
  );
  return asksName ? 'absent' : 'optional';
}
