import type { ListQuestion } from '#engine/contract/desk-list.ts';
import { templateOf } from '#engine/form/field/path.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { answerLines } from '#engine/form/summary/answer-lines.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import { isAnswered, labelOf } from '#server/answers/question-label.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';

/** The most answers in a row of the list. */
export const MOST_ANSWERS = 8;

type Configured = Pick<ConfigurationStore, 'current' | 'list'>;

/** The forms that an event's flows ask, each once. */
export function formsOfEvent(configuration: Configured, eventCode: string): LoadedForm[] {
  const types = configuration
    .list(eventCode)
    .flatMap(({ document }) => (document.kind === 'flow' ? document.steps : []))
    .flatMap(({ form_type }) => form_type ?? []);
  return [...new Set(types)].flatMap((type) => loadForm(configuration, eventCode, type) ?? []);
}

/** The questions of an event's forms in a language, those that an export has a column for. */
export function listQuestions(configuration: Configured, eventCode: string, locale: Locale): ListQuestion[] {
  return formsOfEvent(configuration, eventCode).flatMap(({ served, fields }) => {
    const form = resolveText(served.document.title, locale);
    return [...fields.values()].filter(isAnswered).map((field) => ({
      id: `${served.form_type}/${field.template}`,
      form,
      label: labelOf(field, locale),
    }));
  });
}

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
