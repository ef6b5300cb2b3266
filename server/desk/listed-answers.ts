import { templateOf } from '#engine/form/field/path.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { loadForm } from '#server/answers/load-form.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The most answers in a row of the list. */
export const MOST_ANSWERS = 8;

/** The questions that a list of columns names, by form; other columns and those over the limit are ignored. */
export function askedFor(columns: string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  const named = (columns ?? '').split(',').filter((each) => each.includes('/'));
  for (const id of [...new Set(named)].slice(0, MOST_ANSWERS)) {
    const [form = '', ...field] = id.split('/');
    asked.set(form, (asked.get(form) ?? new Set()).add(field.join('/')));
  }
  return asked;
}

/** A dossier's answers to questions in words, by `form/field`, as its page has them; those that do not count are left out. */
export function listedAnswers(
  configuration: ConfigurationStore,
  row: DossierRow,
  asked: ReturnType<typeof askedFor>,
  locale: Locale,
): Record<string, string> {
  const words: Record<string, string> = {};
  if (asked.size === 0) return words;
  const { answers } = countedAnswers(configuration, row);
  for (const [type, fields] of asked) {
    const form = loadForm(configuration, row.eventCode, type)?.served;
    const given = answers[type];
    if (!form || !given) continue;
    for (const { id, text } of answerLines(form, given, locale)) {
      const field = templateOf(id);
      const said = text.join(', ');
      if (!fields.has(field) || said === '') continue;
      const before = words[`${type}/${field}`];
      // Rows share a column, as in exports.
      words[`${type}/${field}`] = before === undefined ? said : `${before} | ${said}`;
    }
  }
  return words;
}
