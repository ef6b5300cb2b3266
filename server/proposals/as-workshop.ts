import type { Person } from '#engine/event/documents/people/schema.ts';
import type { ScheduleDocument, Workshop, WorkshopSession } from '#engine/event/documents/schedule/schema.ts';
import { type Locale, localeIn, type Text, textSaid } from '#engine/form/languages/text.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { PresenterRow } from '#server/presenters/presenter-rows.ts';

type Answers = Readonly<Record<string, unknown>>;

/** A proposal's answers by field code, whatever form asks for them. */
const answersOf = ({ answers }: Pick<DossierRow, 'answers'>): Answers =>
  Object.assign({}, ...Object.values(answers));

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A text in its own language, and a translation if there is one. */
function inLanguages(own: string, other: string, locale: Locale): Text {
  if (other === '') return own;
  return textSaid((each) => (each === locale ? own : other));
}

const localeOf = ({ locale }: Pick<DossierRow, 'locale'>): Locale => localeIn(locale);

/** The code of a proposal's workshop in the schedule. */
export const workshopCode = ({ code }: Pick<DossierRow, 'code'>) => `proposal-${code.toLowerCase()}`;

/** A proposal as a workshop of the schedule: texts, presenters and filter values. */
export function asWorkshop(
  row: DossierRow,
  presenters: readonly PresenterRow[],
  { filters = [] }: Pick<ScheduleDocument, 'filters'>,
): Workshop {
  const answers = answersOf(row);
  const text = (code: string) =>
    inLanguages(textIn(answers[code]), textIn(answers[`${code}_other`]), localeOf(row));
  const equipment = textIn(answers['equipment']);
  const values = filters.flatMap(({ code }) => {
    const given = [answers[code]].flat().filter((value): value is string => typeof value === 'string');
    return given.length > 0 ? [[code, given] as const] : [];
  });
  return {
    code: workshopCode(row),
    title: text('title'),
    description: text('description'),
    presenters: presenters.map((each) => {
      const role = roleOf(each);
      return { name: each.name, ...(role !== '' && { role }) };
    }),
    ...(equipment !== '' && { equipment }),
    ...(values.length > 0 && { filters: Object.fromEntries(values) }),
  };
}

/** A session of it in a slot. */
export function asSession(row: DossierRow, slot: string, room: string | undefined): WorkshopSession {
  const { type, capacity } = answersOf(row);
  const workshop = workshopCode(row);
  return {
    code: `${workshop}-${slot}`.slice(0, 64),
    workshop,
    schedule: slot,
    ...(room !== undefined && room !== '' && { room }),
    type: type === 'O' ? 'O' : 'I',
    ...(typeof capacity === 'number' && { capacity: Math.trunc(capacity) }),
  };
}

/** A presenter as a speaker. */
export function asPerson(each: PresenterRow): Person {
  const role = roleOf(each);
  const biography = textIn(each.answers['biography']);
  return {
    code: `presenter-${each.code.toLowerCase()}`,
    name: each.name,
    ...(role !== '' && { role }),
    ...(biography !== '' && { biography }),
  };
}

function roleOf({ answers, school }: Pick<PresenterRow, 'answers' | 'school'>): string {
  return [textIn(answers['role']), school].filter(Boolean).join(', ');
}
