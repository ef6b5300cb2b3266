import type { Field } from '#engine/configuration/field.ts';
import type { Text } from '#engine/configuration/text.ts';
import type { ServedForm } from '#engine/contract/forms.ts';
import { registration as en } from '#src/lib/i18n/en/registration.ts';
import { currentWords, withWords } from '#src/lib/i18n/event-words.ts';
import { registration as fr } from '#src/lib/i18n/fr/registration.ts';

/**
 * A text of the registration pages in both languages, as the fields of a form have them. It is read when it is drawn:
 * the event's own words may be known only then.
 */
export const both = (read: (texts: typeof en) => string): Text => ({
  get en() {
    return read(withWords('registration', en, currentWords(), 'en'));
  },
  get fr() {
    return read(withWords('registration', fr, currentWords(), 'fr'));
  },
});

/** A short form of the site's own, in the shape that organizers' forms are served in. */
export const siteForm = (code: string, title: Text, fields: Field[]): ServedForm => ({
  form_type: code,
  version: 1,
  document: { kind: 'form', code, title, sections: [{ code: 'choice', fields }] },
  lists: {},
  timezone: 'UTC',
});
