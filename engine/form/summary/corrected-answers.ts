import type { ServedForm } from '../form-document/served-form.ts';
import { LOCALES, type Locale } from '../languages/text.ts';
import type { Values } from '../values/form-store.ts';
import { type AnswerLine, answerLines } from './answer-lines.ts';
import type { CorrectedAnswer } from './corrected-answer.ts';

type InEach<Value> = Readonly<Record<Locale, Value>>;

/** The differences between two versions of a form's answers in words, in page order; removed ones last. */
export function correctedAnswers(form: ServedForm, before: Values, after: Values): CorrectedAnswer[] {
  const [had, has] = [before, after].map((values) => inEach((locale) => linesById(form, values, locale)));
  if (!had || !has) return [];
  return [...new Set([...has.en.keys(), ...had.en.keys()])].flatMap((id) => {
    const was = inEach((locale) => textOf(had[locale].get(id)));
    const is = inEach((locale) => textOf(has[locale].get(id)));
    if (LOCALES.every((locale) => was[locale] === is[locale])) return [];
    const label = inEach((locale) => (has[locale].get(id) ?? had[locale].get(id))?.label ?? '');
    return [{ label, before: was, after: is }];
  });
}

function inEach<Value>(of: (locale: Locale) => Value): InEach<Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as InEach<Value>;
}

function linesById(form: ServedForm, values: Values, locale: Locale): ReadonlyMap<string, AnswerLine> {
  return new Map(answerLines(form, values, locale).map((line) => [line.id, line]));
}

const textOf = (line: AnswerLine | undefined) => line?.text.join(', ') ?? '';
