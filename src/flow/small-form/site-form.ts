import type { Field } from '#engine/form/form-document/field.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Text } from '#engine/form/languages/text.ts';

/** A short form of the site's own, in the shape that organizers' forms are served in. */
export const siteForm = (code: string, title: Text, fields: Field[]): ServedForm => ({
  form_type: code,
  version: 1,
  document: { kind: 'form', code, title, sections: [{ code: 'choice', fields }] },
  lists: {},
  timezone: 'UTC',
});
