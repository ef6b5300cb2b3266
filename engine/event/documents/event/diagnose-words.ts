import { placeholdersIn } from '../../../form/languages/format-message.ts';
import { LOCALES, resolveText } from '../../../form/languages/text.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { didYouMean } from '../../diagnosis/did-you-mean.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { says } from './problems.ts';
import type { EventDocument } from './schema.ts';
import { WORD_NAMES } from './word-names.ts';

/** An event's texts with unknown keys or placeholders. */
export function diagnoseWords(words: EventDocument['words'] = {}): Diagnostic[] {
  const names = Object.keys(WORD_NAMES);
  return Object.entries(words).flatMap(([name, text]) => {
    const at = `/words/${name}`;
    const filled = Object.hasOwn(WORD_NAMES, name) ? WORD_NAMES[name] : undefined;
    if (filled === undefined) {
      return [documentFault(at, 'unknown_word', [says('noText', { name }), ...didYouMean(name, names)])];
    }
    const known = filled === '' ? [] : filled.split(' ');
    const used = LOCALES.flatMap((locale) => placeholdersIn(resolveText(text, locale)));
    return [...new Set(used)]
      .filter((each) => !known.includes(each))
      .map((each) =>
        documentFault(
          at,
          'unknown_place',
          says('noPlaceholder', { placeholder: `{${each}}` }),
          known.map((name) => `{${name}}`).join(' ') || says('withoutPlaceholders'),
        ),
      );
  });
}
