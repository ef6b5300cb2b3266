import '#engine/event/field-types/register.ts';
import type { PickedKind } from '#engine/event/field-types/definition.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import type { AnswerLine } from '#engine/form/summary/answer-lines.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { nameIn } from './name-in.ts';

type ReviewedStep = Review['steps'][number];

/** Answers that together are a name (spec §3 "Registration"). */
const NAME = new Set(['name', 'first_name', 'last_name']);

type BookedKind = Review['booked'][number]['kind'];

/** The kinds of booked items for each field. */
const BOOKED: Readonly<Record<PickedKind, readonly BookedKind[]>> = {
  session: ['workshop', 'waitlist'],
  variant: ['merchandise'],
  activity: ['activity'],
  choice: [],
};

/** The items of steps with a kind of their own. */
const OF_STEP: Readonly<Record<string, PickedKind>> = {
  activities: 'activity',
  merchandise: 'variant',
  workshops: 'session',
};

/** The kinds that are selected on a step: its own, and those of its form's fields. */
function pickedIn({ form, step }: ReviewedStep): BookedKind[] {
  const fields = form?.document.sections.flatMap((section) => section.fields) ?? [];
  const kinds = [OF_STEP[step.kind], ...fields.map((field) => findDefinition(field)?.picks)];
  return kinds.flatMap((kind) => (kind === undefined ? [] : BOOKED[kind]));
}

/** A size such as "M" or "XL", or a single figure, says nothing without its label. */
const SHORTEST_TELLING = 4;

const tells = ({ summary, text }: AnswerLine) =>
  summary === 'telling' && text.join(', ').length >= SHORTEST_TELLING;

/** A step's result at a glance: items, self-explanatory answers, then others with labels. Nothing is repeated. */
export function stepDigest(
  reviewed: ReviewedStep,
  lines: readonly AnswerLine[],
  { booked, quote }: Pick<Review, 'booked' | 'quote'>,
  locale: Locale,
): string {
  const { step, values } = reviewed;
  const kinds = new Set(pickedIn(reviewed));
  const picked = booked
    .filter(({ kind }) => kinds.has(kind))
    .map(({ name, detail }) =>
      [name, detail]
        .map((part) => resolveText(part, locale))
        .filter(Boolean)
        .join(', '),
    );
  const fees =
    step.kind === 'membership'
      ? quote.lines
          .filter(({ category, undecided }) => category === 'membership' && !isYes(undecided))
          .map(({ label }) => resolveText(label, locale))
      : [];
  const given = lines.filter(({ text }) => text.length > 0);
  const telling = given
    .filter((line) => tells(line) && !NAME.has(line.id))
    .map(({ text }) => text.join(', '));
  const told = [nameIn([values]).full, ...picked, ...fees].filter(Boolean);
  // A fee that names the association has said it.
  const untold = telling.filter((text) => !told.some((each) => each.includes(text)));
  const others = given
    .filter((line) => !tells(line) && !NAME.has(line.id))
    .map(({ summary, label, text }) => {
      if (summary === 'sentence') return text.join(' ');
      return /[?:.!]$/.test(label)
        ? `${label} ${text.join(', ')}`
        : `${label}${languages[locale].forms.colon}${text.join(', ')}`;
    });
  return [...told, ...untold, ...others].join(' · ');
}
