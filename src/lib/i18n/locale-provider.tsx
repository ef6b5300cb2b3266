import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { DEFAULT_LOCALE, type Locale } from '#engine/form/languages/text.ts';
import { textsOf } from './texts.ts';

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export type LocaleProviderProps = { locale: Locale; children: ReactNode };

/** Provides a language. Throws if its texts are not loaded. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const texts = textsOf(locale);
  if (!texts) throw new Error(`The texts of ${locale} are not loaded`);
  return (
    <LocaleContext value={locale}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </LocaleContext>
  );
}

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
