import type { Field } from '#engine/configuration/field.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';

/** A short form of the site's own, in the shape that organizers' forms are served in. */
export const siteForm = (code: string, title: Text, fields: Field[]): ServedForm => ({
  form_type: code,
  version: 1,
  document: { kind: 'form', code, title, sections: [{ code: 'choice', fields }] },
  lists: {},
  timezone: 'UTC',
});
