import type { Translated } from '#engine/form/languages/messages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Resources } from './resources.ts';
import { loadTexts } from './texts.ts';

type Texts = { readonly desk: Translated<Resources['desk']> };

// Apart from the website's catalogue, whose list of areas is in every visitor's first page.
const catalogue: Readonly<Record<Locale, () => Promise<Texts>>> = {
  en: () => import('./en/desk.ts'),
  fr: () => import('./fr/desk.ts'),
};

/** Loads the texts of the organizers' desk in a language. */
export async function loadDeskTexts(locale: Locale): Promise<void> {
  const [instance, { desk }] = await Promise.all([loadTexts(locale), catalogue[locale]()]);
  instance.addResourceBundle(locale, 'desk', desk);
}
