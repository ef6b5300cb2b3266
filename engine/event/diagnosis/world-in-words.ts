import type { Assignment } from './can-be-met.ts';
import type { DiagnoseContext } from './context.ts';
import { answerNamed } from './flow-names.ts';
import { optionsOf, topField } from './possible-values.ts';
import { says } from './problems.ts';
import type { Sentence, SentenceList, SentenceValue } from './sentence.ts';

/** Sentences for the names of a registration's choices. */
const CHOICES: Readonly<Record<string, (value: SentenceValue) => Sentence>> = {
  'registration.track': (value) => says('ofTrack', { value }),
  'registration.mode': (value) => says('ofMode', { value }),
  'registration.registrations_day': (value) => says('ofDays', { value }),
  'registration.membershipType': (value) => says('ofMembership', { value }),
};

/** Choices and answers in words, those that are missing left out: "track main, Lunch: Squash soup". */
export function worldInWords(world: Assignment, context: DiagnoseContext): SentenceList {
  const list = Object.entries(world).flatMap(([name, value]): Sentence[] => {
    if (value === undefined || value === '') return [];
    const choice = CHOICES[name];
    if (choice) return [choice(inWords(value, []))];
    const named = answerNamed(name);
    const field = named && topField(context.formOf?.(named.form), named.field);
    const options = field ? (optionsOf(field, context) ?? []) : [];
    const question = field && 'label' in field && field.label !== undefined ? field.label : name;
    return [says('ofAnswer', { question, value: inWords(value, options) })];
  });
  return { list: list.length > 0 ? list : [says('anyAnswers')], joined: 'commas' };
}

function inWords(value: unknown, options: ReturnType<typeof optionsOf> & object): SentenceValue {
  if (Array.isArray(value)) {
    return { list: value.map((each) => inWords(each, options)), joined: 'and' };
  }
  if (value === true || value === 'Y') return says('answeredYes');
  if (value === false || value === 'N') return says('answeredNo');
  return options.find(({ id }) => id === value)?.name ?? String(value);
}
