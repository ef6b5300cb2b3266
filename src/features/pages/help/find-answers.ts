import type { BlockOf } from '#engine/event/documents/page/blocks/registry.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import { LOCALES, resolveText } from '#engine/form/languages/text.ts';

export type HelpGroup = BlockOf<'help'>['groups'][number];

export interface Sought {
  readonly words: string;
  /** Codes of the answers for a situation; undefined for all. */
  readonly only?: readonly string[] | undefined;
}

/** The groups with just the answers that hold every word, accents and case aside, in either language. */
export function findAnswers(groups: readonly HelpGroup[], { words, only }: Sought): HelpGroup[] {
  const sought = fold(words).split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      answers: group.answers.filter(({ code, question, answer }) => {
        if (only && !only.includes(code)) return false;
        const said = LOCALES.map((locale) =>
          fold(`${resolveText(question, locale)} ${plainOf(resolveText(answer, locale))}`),
        );
        return said.some((text) => sought.every((word) => text.includes(word)));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}

/** As words are compared; whichever apostrophe is typed. */
const fold = (text: string) => foldText(text).replaceAll('’', "'");

/** The text of HTML. */
function plainOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}
