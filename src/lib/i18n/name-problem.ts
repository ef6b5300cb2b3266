import { wholeSentence } from '#engine/form/format/whole-sentence.ts';
import { currentWords } from '#engine/form/languages/own-words.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { loadArea, textsIn } from './texts.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Adds known field names to an error's messages. Fields of forms and pickers have labels of their own, so their
 * messages are left to the components.
 */
export async function nameProblem(errors: Errors, language: string): Promise<Errors> {
  const locale = localeIn(language);
  // Without a connection the technical name is shown.
  await loadArea(locale, 'problems').catch(() => undefined);
  const words = textsIn(locale, currentWords())?.getResourceBundle(locale, 'problems') as
    | Record<string, string>
    | undefined;
  const named = Object.entries(errors).map(([field, messages]) => {
    const name = words && Object.hasOwn(words, field) ? words[field] : undefined;
    return [field, name === undefined ? messages : messages.map((each) => wholeSentence(name, each))];
  });
  return Object.fromEntries(named);
}
