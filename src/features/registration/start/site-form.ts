import type { Field } from '#engine/configuration/field.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { registration as en } from '#src/lib/i18n/en/registration.ts';
import { registration as fr } from '#src/lib/i18n/fr/registration.ts';

/** A text of the registration pages in both languages, as the fields of a form have them. */
export const both = (read: (texts: typeof en) => string): Text => ({ en: read(en), fr: read(fr) });

/** A short form of the site's own, in the shape that organizers' forms are served in. */
export const siteForm = (code: string, title: Text, fields: Field[]): ServedForm => ({
  form_type: code,
  version: 1,
  document: { kind: 'form', code, title, sections: [{ code: 'choice', fields }] },
  lists: {},
  timezone: 'UTC',
});
