import type { Locale } from '#engine/configuration/text.ts';

/** What stands on the receipt of a change in place of a receipt's words. */
export const changeWords: Record<Locale, { title: string; item: string; total: string }> = {
  en: { title: 'Receipt of a change', item: 'What has changed', total: 'Difference' },
  fr: { title: 'Reçu d’une modification', item: 'Ce qui a changé', total: 'Différence' },
};
