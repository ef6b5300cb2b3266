import type { Condition } from '../field/condition.ts';
import { formatChoice, formatList } from '../format/list.ts';
import { quoted } from '../format/whole-sentence.ts';
import { type ComparisonWord, sayOfCondition as say } from '../languages/condition-words.ts';
import type { Locale } from '../languages/text.ts';
import { variablesOf } from '../rules/condition.ts';
import {
  type Demand,
  type Demands,
  decidingNames,
  demandsOf,
  valueNamed,
} from '../rules/explain-condition.ts';

/** A name in a condition, as the visitor knows it. */
export interface ConditionSubject {
  readonly label: string;
  /** Questions are answered; registration options are chosen. */
  readonly kind: 'answer' | 'choice';
  /** All that it may be, where those are few. */
  readonly possible: readonly unknown[];
  /** A value in words; undefined without any. */
  words(value: unknown): string | undefined;
}

/** Returns the subject of a name as in `var`; undefined if the visitor never saw it. */
export type SubjectOf = (name: string) => ConditionSubject | undefined;

/** Why a step is left out, and what would open it if that can be said. */
export interface LeftOut {
  readonly reason: string;
  readonly opens: string | undefined;
}

/** The most alternatives that are listed for a value that it must not have. */
const FEW_OTHERS = 3;

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Explains a true condition and its opposite in words, without names of documents. */
export function leftOutBy(
  condition: Condition,
  scope: Record<string, unknown>,
  subjectOf: SubjectOf,
  locale: Locale,
): LeftOut {
  return {
    reason: reasonInWords(condition, scope, subjectOf, locale),
    opens: wayInWords(condition, scope, subjectOf, locale),
  };
}

function reasonInWords(
  condition: Condition,
  scope: Record<string, unknown>,
  subjectOf: SubjectOf,
  locale: Locale,
): string {
  const facts = decidingNames(condition, scope).map((name) => {
    const subject = subjectOf(name);
    return subject && factOf(subject, valueNamed(name, scope), locale);
  });
  return facts.length > 0 && facts.every((fact) => fact !== undefined)
    ? say('because', locale, { facts: formatList(facts, locale) })
    : say('otherwise', locale);
}

/** What would open it, or the questions that it depends on if there is no such sentence. */
function wayInWords(
  condition: Condition,
  scope: Record<string, unknown>,
  subjectOf: SubjectOf,
  locale: Locale,
): string | undefined {
  const wanted = demandsOf(condition, false);
  const demands = wanted && demandsInWords(wanted, subjectOf, scope, locale);
  if (demands !== undefined) return say('askedIf', locale, { demands });
  const labels = variablesOf(condition).map((name) => subjectOf(name)?.label);
  if (labels.length === 0 || !labels.every((label) => label !== undefined)) return undefined;
  const questions = [...new Set(labels)].map((label) => quoted(label, locale));
  return say('dependsOn', locale, { questions: formatList(questions, locale) });
}

/** A given answer, in words. */
function factOf(subject: ConditionSubject, value: unknown, locale: Locale): string | undefined {
  const question = quoted(subject.label, locale);
  const chosen = subject.kind === 'choice';
  if (isBlank(value)) return say(chosen ? 'unchosen' : 'unanswered', locale, { question });
  const words = subject.words(value);
  if (words === undefined) return undefined;
  return say(chosen ? 'chose' : 'answered', locale, { question, value: quoted(words, locale) });
}

function demandsInWords(
  demands: Demands,
  subjectOf: SubjectOf,
  scope: Record<string, unknown>,
  locale: Locale,
): string | undefined {
  if ('relation' in demands) {
    const subject = subjectOf(demands.name);
    return subject && demandInWords(demands, subject, valueNamed(demands.name, scope), locale);
  }
  const parts = 'all' in demands ? demands.all : demands.any;
  // One kind of "and" or "or" is read without brackets; more are not.
  if (!parts.every((part) => 'relation' in part)) return undefined;
  const said = parts.map((part) => demandsInWords(part, subjectOf, scope, locale));
  if (!said.every((words) => words !== undefined)) return undefined;
  return 'all' in demands ? formatList(said, locale) : formatChoice(said, locale);
}

/** A demand on an answer; the reverse of a value is named by the values that are left, where those are few. */
function demandInWords(
  demand: Demand,
  subject: ConditionSubject,
  value: unknown,
  locale: Locale,
): string | undefined {
  const { relation, values } = truthAsValue(demand, subject);
  const question = quoted(subject.label, locale);
  const isChoice = subject.kind === 'choice';
  const oneOf = (each: readonly unknown[]): string | undefined => {
    const words = each.map((one) => subject.words(one));
    if (words.length === 0 || !words.every((word) => word !== undefined)) return undefined;
    return formatChoice(
      words.map((word) => quoted(word, locale)),
      locale,
    );
  };
  const told = (word: ComparisonWord, said: string | undefined) =>
    said === undefined ? undefined : say(word, locale, { question, value: said });
  switch (relation) {
    case 'equals':
      return told(isChoice ? 'choiceIs' : 'answerIs', oneOf(values));
    case 'differs': {
      const others = subject.possible.filter((each) => !values.includes(each));
      if (others.length > 0 && others.length <= FEW_OTHERS)
        return told(isChoice ? 'choiceIs' : 'answerIs', oneOf(others));
      return told(isChoice ? 'choiceIsNot' : 'answerIsNot', oneOf(values));
    }
    case 'has':
      return told(isChoice ? 'choiceIs' : 'answerHas', oneOf(values));
    case 'lacks':
      return told(isChoice ? 'choiceIsNot' : 'answerLacks', oneOf(values));
    case 'given':
    case 'blank':
      // Of a number "given" would not do: none is as good as unanswered.
      if (typeof value === 'number' || isChoice) return undefined;
      return say(relation === 'given' ? 'answerGiven' : 'answerBlank', locale, { question });
    default:
      return told(relation, isChoice ? undefined : subject.words(values[0]));
  }
}

/** A checkbox's truth is described by the value that it then has. */
function truthAsValue(demand: Demand, { possible }: ConditionSubject): Demand {
  const isTruth = (demand.relation === 'given' || demand.relation === 'blank') && possible.includes(true);
  if (!isTruth) return demand;
  return { ...demand, relation: demand.relation === 'given' ? 'equals' : 'differs', values: [true] };
}
