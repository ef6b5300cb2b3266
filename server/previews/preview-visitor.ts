import type { Walk } from '#engine/event/walks/walk.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { createStandIns } from '#engine/recording/pseudonyms.ts';
import { addVocabulary, redacted } from '#engine/recording/redact.ts';
import type { Answers } from '#server/database/schema.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import type { WalkedSoFar } from '#server/walks/way-through.ts';

/** An item that a visitor has chosen, by its name in the inventory. */
interface Chosen {
  readonly kind: Walk['picks'][number]['kind'];
  readonly item: string;
  readonly quantity: number;
}

/** Someone as whom a preview is looked at: an unsubmitted registration or application with these answers. */
export interface PreviewVisitor {
  readonly flow: string;
  readonly locale: Locale;
  readonly track: string | null;
  readonly mode: string | null;
  readonly days: readonly string[];
  readonly answers: Answers;
  readonly picks: readonly Chosen[];
  /** The code of the step that they have come to; absent for the first one that is open. */
  readonly step?: string | undefined;
}

/** Someone who answers and chooses as on a way through a flow. */
export function visitorOfWalk(
  flow: string,
  { registration, answers, picks, step }: WalkedSoFar,
  locale: Locale,
): PreviewVisitor {
  const { track, mode, registrations_day: days } = registration;
  return {
    flow,
    locale,
    track: typeof track === 'string' ? track : null,
    mode: typeof mode === 'string' ? mode : null,
    days: Array.isArray(days) ? days.map(String) : [],
    answers: answers as Answers,
    picks: picks.map((pick) => ({ ...pick, quantity: 1 })),
    step,
  };
}

/**
 * Someone with the choices of a stored dossier and its answers that count, whose personal values are replaced by invented
 * ones; the texts of the event's documents are kept. Files stay behind.
 */
export function visitorOfDossier(
  row: Pick<DossierRow, 'flow' | 'locale' | 'track' | 'mode' | 'days'>,
  counted: Readonly<Record<string, object>>,
  held: readonly HoldRow[],
  documents: readonly unknown[],
): PreviewVisitor {
  const vocabulary = new Set<string>();
  for (const document of documents) addVocabulary(vocabulary, document);
  const { answers } = redacted(
    { answers: withoutFiles(counted) },
    { standIns: createStandIns(), vocabulary },
  ) as { answers: Answers };
  return {
    flow: row.flow,
    locale: localeIn(row.locale),
    track: row.track,
    mode: row.mode,
    days: row.days,
    answers,
    picks: held.flatMap(({ kind, item, quantity }) =>
      kind === 'discount' ? [] : [{ kind, item, quantity }],
    ),
  };
}

function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isPlain(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => !(isPlain(each) && 'files_ID' in each));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutFiles(each)]));
}
