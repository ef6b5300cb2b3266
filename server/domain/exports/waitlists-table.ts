import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isLocale, type Locale, resolveText } from '#engine/configuration/text.ts';
import { languages } from '#engine/languages/languages.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import { wordsIn } from '#server/languages/words.ts';
import { type Columns, columnsOf, momentCell, numberCell, textCell } from './exported-table.ts';
import { inPages } from './in-pages.ts';
import { pickedNames } from './picked-names.ts';

/** An entry of a waitlist with its place in line, from 1, while it waits, and whose registration it is of. */
type Exported = typeof waitlistEntry.$inferSelect & {
  readonly position: number | undefined;
  readonly code: string | null;
};

/** The columns of waitlists: what each waits for, how near that is, and who it is. */
export function waitlistColumns(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  locale: Locale,
): Columns<Exported> {
  const { headings, lines, lineStates } = wordsIn(locale).exported;
  const { nameOf } = pickedNames(configuration, event.code, locale);
  const tracks = new Map(event.tracks.map(({ code, name }) => [code, resolveText(name, locale)]));
  const itemName = ({ kind, item }: Exported) => {
    if (kind === 'event') return resolveText(event.name, locale);
    if (kind === 'flow')
      return resolveText(configuration.current(event.code, 'flow', item)?.document.label, locale) || item;
    return kind === 'track' ? (tracks.get(item) ?? item) : nameOf(kind, item);
  };
  return columnsOf<Exported>([
    [headings.kind, ({ kind }) => textCell(lines[kind])],
    [headings.waitsFor, (entry) => textCell(itemName(entry))],
    [
      headings.state,
      ({ state, declinedAt }) =>
        textCell(lineStates[state === 'expired' && declinedAt !== null ? 'declined' : state]),
    ],
    [headings.position, ({ position }) => numberCell(position)],
    [headings.firstName, ({ firstName }) => textCell(firstName)],
    [headings.lastName, ({ lastName }) => textCell(lastName)],
    [headings.email, ({ emailTyped }) => textCell(emailTyped)],
    [headings.phone, ({ phone }) => textCell(phone)],
    [headings.code, ({ code }) => textCell(code)],
    [headings.language, ({ locale: own }) => textCell(isLocale(own) ? languages[own].name : own)],
    [headings.since, ({ createdAt }) => momentCell(createdAt)],
    [headings.offeredUntil, ({ offeredUntil }) => momentCell(offeredUntil)],
  ]);
}

/** Every entry of an event's waitlists in the order in which they came, those that are over too, a page at a time. */
export async function* waitlistPages(db: Database, eventCode: string): AsyncGenerator<Exported[]> {
  const entries = await db
    .select({
      id: waitlistEntry.id,
      kind: waitlistEntry.kind,
      item: waitlistEntry.item,
      state: waitlistEntry.state,
    })
    .from(waitlistEntry)
    .where(eq(waitlistEntry.eventCode, eventCode))
    .orderBy(asc(waitlistEntry.place));
  const positions = positionsOf(entries);
  yield* inPages(
    entries.map(({ id }) => id),
    async (page) => {
      const rows = await db
        .select({ ...getTableColumns(waitlistEntry), code: dossier.code })
        .from(waitlistEntry)
        .leftJoin(dossier, eq(dossier.id, waitlistEntry.dossierId))
        .where(inArray(waitlistEntry.id, [...page]));
      return rows.map((row) => ({ ...row, position: positions.get(row.id) }));
    },
  );
}

type Standing = Pick<typeof waitlistEntry.$inferSelect, 'id' | 'kind' | 'item' | 'state'>;

/** The places of who waits, counted in each line by itself. */
function positionsOf(entries: readonly Standing[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  const positions = new Map<string, number>();
  for (const { id, kind, item, state } of entries) {
    if (state !== 'waiting') continue;
    const line = `${kind}/${item}`;
    const position = (lengths.get(line) ?? 0) + 1;
    lengths.set(line, position);
    positions.set(id, position);
  }
  return positions;
}
