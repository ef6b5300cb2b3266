import { localeIn } from '#engine/configuration/text.ts';
import { wholeSentence } from '#engine/format/whole-sentence.ts';
import { currentWords } from '#engine/languages/own-words.ts';
import { loadArea, textsIn } from './texts.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * An error answer's messages with the names of what they are about, where the product knows it. A form's fields and
 * what is picked bear names of their own: those messages are left to whoever draws them.
 */
export async function nameProblem(errors: Errors, language: string): Promise<Errors> {
  const locale = localeIn(language);
  // Without a connection the names stay away; the field's technical name stands for them then.
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
