import type { Locale } from '#engine/form/languages/text.ts';
import type { SchemaParts } from '#engine/form/react/any-schema/open-schema-form.ts';
import { sayOf, translatorFor } from './messages.ts';
import { rjsfTemplates } from './templates/index.ts';
import { rjsfWidgets } from './widgets.ts';

export { rjsfTemplates } from './templates/index.ts';
export { CONTROL_TYPES, controls, rjsfWidgets } from './widgets.ts';

/** All that a form of any schema is drawn with here, in a language. */
export const partsIn = (locale: Locale): SchemaParts => ({
  widgets: rjsfWidgets,
  templates: rjsfTemplates,
  translateString: translatorFor(locale),
  submitText: sayOf('submit', locale),
});
