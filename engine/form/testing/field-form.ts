import type { Field } from '../form-document/field.ts';
import type { ServedForm } from '../form-document/served-form.ts';

/** A served form of nothing but some fields, for tests. */
export function servedForm(fields: readonly Field[], more: Partial<ServedForm> = {}): ServedForm {
  return {
    form_type: 'sample',
    version: 1,
    document: {
      kind: 'form',
      code: 'sample',
      title: { en: 'Sample', fr: 'Exemple' },
      sections: [{ code: 'only', fields: [...fields] }],
    },
    lists: {},
    timezone: 'America/Vancouver',
    ...more,
  };
}
