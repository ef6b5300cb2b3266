import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { AnswerLine } from '#engine/translate/answer-lines.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { nameIn } from './name-in.ts';

type ReviewedStep = Review['steps'][number];

/** Answers that together are a name (spec §3 "Registration"). */
const NAME = new Set(['name', 'first_name', 'last_name']);

const BOOKED: Readonly<Record<string, readonly Review['booked'][number]['kind'][]>> = {
  activities: ['activity'],
  merchandise: ['merchandise'],
  workshops: ['workshop', 'waitlist'],
};

/** What a step came to, to be read in one line: what was picked there, then the answers that speak for themselves. */
export function stepDigest(
  { step, values }: ReviewedStep,
  lines: readonly AnswerLine[],
  { booked, quote }: Pick<Review, 'booked' | 'quote'>,
  locale: Locale,
): string {
  const kinds = BOOKED[step.kind] ?? [];
  const picked = booked
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ name, detail }) =>
      [name, detail]
        .map((part) => resolveText(part, locale))
        .filter(Boolean)
        .join(', '),
    );
  const fees =
    step.kind === 'membership'
      ? quote.lines
          .filter(({ category }) => category === 'membership')
          .map(({ label }) => resolveText(label, locale))
      : [];
  const given = lines.filter(({ text }) => text.length > 0);
  const telling = given
    .filter(({ id, summary }) => summary === 'telling' && !NAME.has(id))
    .map(({ text }) => text.join(', '));
  const told = [nameIn([values]).full, ...picked, ...fees, ...telling].filter(Boolean);
  if (told.length > 0) return told.join(' · ');
  return given
    .map(({ summary, label, text }) =>
      summary === 'sentence' ? text.join(' ') : `${label} ${text.join(' ')}`,
    )
    .join(' · ');
}
