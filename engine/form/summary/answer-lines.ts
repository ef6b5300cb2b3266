import type { AnyField } from '../field/every-field.ts';
import { isWithin, pathsAbove, rowOf } from '../field/path.ts';
import type { Summary } from '../field-types/definition.ts';
import { definitionOf, nestingOf } from '../field-types/registry.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import { plainName, wholeSentence } from '../format/whole-sentence.ts';
import { type Locale, resolveText } from '../languages/text.ts';
import { type FormField, listFields } from '../translate/form-fields.ts';
import { eachAnswer, type PlacedAnswer } from '../values/each-answer.ts';
import type { Values } from '../values/form-store.ts';
import { tagIn } from '../values/stored-answers.ts';
import { answerText } from './answer-text.ts';
import { subjectsOf } from './field-subject.ts';

/** Answer path to messages. */
export type AnswerErrors = Readonly<Record<string, readonly string[]>>;

/** One answer in words, and what is wrong with it. */
export interface AnswerLine {
  readonly id: string;
  readonly summary: Summary | undefined;
  readonly label: string;
  readonly text: readonly string[];
  readonly errors: readonly string[];
}

const NO_ERRORS: AnswerErrors = {};

/** The items chosen in a field, one text for each; undefined for a field whose answer says it all. */
export type ChosenIn = (field: AnyField, locale: Locale) => readonly string[] | undefined;

/** A form's answers in words, in page order. */
export function answerLines(
  form: ServedForm,
  values: Values,
  locale: Locale,
  errors: AnswerErrors = NO_ERRORS,
  chosenIn: ChosenIn = () => undefined,
): AnswerLine[] {
  const subjectOf = subjectsOf(form, locale);
  const inWords = (at: string, messages: readonly string[]) =>
    messages.map((message) => wholeSentence(subjectOf(at) ?? plainName(at), message));
  const errorsIn = (path: string) =>
    Object.entries(errors).flatMap(([at, messages]) => (isWithin(at, path) ? inWords(at, messages) : []));

  function lineOf({ path, field, value }: PlacedAnswer, prefix: string): AnswerLine[] {
    const { role, nests, summary } = definitionOf(field.field.type);
    const chosen = chosenIn(field.field, locale);
    if (role === 'display' || (summary === 'elsewhere' && !chosen)) return [];
    // Errors within a group are shown at their fields.
    const wrong = nests ? inWords(path, errors[path] ?? []) : errorsIn(path);
    const label = `${prefix}${resolveText(field.field.label, locale) || field.field.code}`;
    if (chosen) {
      const isTold = chosen.length > 0 || wrong.length > 0;
      return isTold ? [{ id: path, summary: 'telling', label, text: chosen, errors: wrong }] : [];
    }
    const text = nests ? shapeIn(field, value, locale) : answerText(field, value, locale);
    const isGiven = nests ? text.length > 0 : value !== undefined;
    if (!isGiven && wrong.length === 0) return [];
    return [{ id: path, summary, label, text, errors: wrong }];
  }
  return placedLines([...eachAnswer(listFields(form.document, form.lists), values)], lineOf, locale);
}

/** The line of every answer, under the names of its rows and groups. */
function placedLines(
  answers: readonly PlacedAnswer[],
  lineOf: (answer: PlacedAnswer, prefix: string) => AnswerLine[],
  locale: Locale,
): AnswerLine[] {
  const places = new Map(answers.map(({ path, field }) => [path, field]));
  const nameOf = (path: string): string =>
    pathsAbove(path)
      .reverse()
      .flatMap((above) => {
        const row = rowOf(`${above}.`);
        if (row?.row === above) return rowWords(places.get(row.group), Number(row.key), locale);
        return nestingOf(places.get(above)?.field ?? NO_TYPE) === 'object'
          ? labelOf(places.get(above), locale)
          : [];
      })
      .map((name) => `${name}, `)
      .join('');
  return answers.flatMap((answer) => lineOf(answer, nameOf(answer.path)));
}

const NO_TYPE = { type: '' };

const labelOf = (field: FormField | undefined, locale: Locale) =>
  resolveText(field?.field.label, locale) || field?.field.code || '';

/** A row as its group names one, and its number. */
function rowWords(group: FormField | undefined, index: number, locale: Locale): string {
  const item = group && 'item_label' in group.field ? resolveText(group.field.item_label, locale) : '';
  return `${item || labelOf(group, locale)} ${index + 1}`;
}

/** Which shape an answer has, as the visitor chose it. */
function shapeIn(field: FormField, value: unknown, locale: Locale): string[] {
  if (!('variants' in field.field)) return [];
  const shape = field.field.variants.find(({ code }) => code === tagIn(field, value));
  return shape ? [resolveText(shape.label, locale)] : [];
}
