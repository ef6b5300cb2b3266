import { languages } from '../../form/languages/languages.ts';
import { type Locale, type Text, textSaid } from '../../form/languages/text.ts';

/** What a language is called in the reader's: "French", « anglais ». */
export function languageName(locale: Locale): Exclude<Text, string> {
  return textSaid((reader) => {
    const names = new Intl.DisplayNames(languages[reader].tag, { type: 'language' });
    return names.of(locale) ?? locale;
  });
}
