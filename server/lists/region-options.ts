import type { Option } from '#engine/form/field/option.ts';
import { textSaid } from '#engine/form/languages/text.ts';
import { wordsIn } from '#server/languages/words.ts';

/** The regions of a country as options, in the order that English has them in. */
export const regionOptions = (country: 'provinces' | 'states'): readonly Option[] =>
  Object.keys(wordsIn('en').regions[country]).map((id) => ({
    id,
    name: textSaid((locale) => String(Reflect.get(wordsIn(locale).regions[country], id))),
  }));
