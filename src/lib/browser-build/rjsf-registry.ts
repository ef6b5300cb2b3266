import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

// Replaces rjsf's registry in its Form (scripts/slim-build.mjs): SchemaForm passes its own fields, widgets and
// templates, and rjsf's would be a tenth of the form page. `getDefaultRegistry` of @rjsf/core is the real one.

/** An empty registry. */
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
