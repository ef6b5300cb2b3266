import type { I18nFormatModule } from 'i18next';
import { formatMessage, type Values } from '#engine/form/languages/format-message.ts';

/** Makes i18next format messages like the other catalogues, without its own interpolation and plurals. */
export const messageFormat: I18nFormatModule & {
  parse(template: string, values: Values, locale: string): string;
  addLookupKeys(keys: readonly string[]): readonly string[];
} = {
  type: 'i18nFormat',
  parse: formatMessage,
  addLookupKeys: (keys) => keys,
};
