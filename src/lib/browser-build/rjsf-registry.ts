import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

// Stands in for rjsf's own registry in its Form (scripts/slim-build.mjs): SchemaForm brings the fields, widgets and
// templates that it draws with, and rjsf's own would be a tenth of the form page. Who wants them imports
// getDefaultRegistry from @rjsf/core, which is the real one.

/** A registry with nothing in it, as rjsf's Form begins with. */
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
