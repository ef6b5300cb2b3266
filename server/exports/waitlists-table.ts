import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { isLocale, type Locale, resolveText } from '#engine/form/languages/text.ts';
import { formatPhone } from '#engine/form/phone/phone-number.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, waitlistEntry } from '#server/database/schema.ts';
import { wordsIn } from '#server/languages/words.ts';
import { type Columns, columnsOf, momentCell, numberCell, textCell } from './exported-table.ts';
import { inPages } from './in-pages.ts';
import { pickedNames } from './picked-names.ts';

/** A waitlist entry with its position (from 1) while it waits, and its registration. */
type Exported = typeof waitlistEntry.$inferSelect & {
  readonly position: number | undefined;
  readonly code: string | null;
};

/** The columns of waitlists: item, state and person. */
export function waitlistColumns(
  configuration: Pick<ConfigurationStore, 'current'>,
  event: EventDocument,
  locale: Locale,
): Columns<Exported> {
  const { headings, lines, lineStates } = wordsIn(locale).exported;
  const { nameOf } = pickedNames(configuration, event.code, locale);
  const tracks = new Map(event.tracks.map(({ code, name }) => [code, resolveText(name, locale)]));
  const days = new Map(event.days.map(({ code, label }) => [code, resolveText(label, locale)]));
  const itemName = ({ kind, item }: Exported) => {
    if (kind === 'event') return resolveText(event.name, locale);
    if (kind === 'flow')
      return resolveText(configuration.current(event.code, 'flow', item)?.document.label, locale) || item;
    if (kind === 'track') return tracks.get(item) ?? item;
    return kind === 'day' ? (days.get(item) ?? item) : nameOf(kind, item);
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
    [headings.phone, ({ phone }) => textCell(formatPhone(phone, locale))],
    [headings.code, ({ code }) => textCell(code)],
    [headings.language, ({ locale: own }) => textCell(isLocale(own) ? languages[own].name : own)],
    [headings.since, ({ createdAt }) => momentCell(createdAt)],
    [headings.offeredUntil, ({ offeredUntil }) => momentCell(offeredUntil)],
  ]);
}

/** Every entry of an event's waitlists in the order in which they came, those that are over too, a page at a time. */
export function waitlistPages(db: Database, eventCode: string): AsyncGenerator<Exported[]> {
  const positions = countPositions();
  return inPages(
    (last: Key | undefined, size) =>
      db
        .select({ id: waitlistEntry.id, place: waitlistEntry.place })
        .from(waitlistEntry)
        .where(and(eq(waitlistEntry.eventCode, eventCode), last && gt(waitlistEntry.place, last.place)))
        .orderBy(asc(waitlistEntry.place))
        .limit(size),
    async (page) => {
      const rows = await db
        .select({ ...getTableColumns(waitlistEntry), code: dossier.code })
        .from(waitlistEntry)
        .leftJoin(dossier, eq(dossier.id, waitlistEntry.dossierId))
        .where(inArray(waitlistEntry.id, [...page]))
        .orderBy(asc(waitlistEntry.place));
      return rows.map((row) => ({ ...row, position: positions(row) }));
    },
  );
}

type Key = Pick<typeof waitlistEntry.$inferSelect, 'id' | 'place'>;
type Waiting = Pick<typeof waitlistEntry.$inferSelect, 'kind' | 'item' | 'state'>;

/** Returns a function that counts the position of waiting entries in order, for each waitlist. */
function countPositions(): (entry: Waiting) => number | undefined {
  const lengths = new Map<string, number>();
  return ({ kind, item, state }) => {
    if (state !== 'waiting') return undefined;
    const waitlist = `${kind}/${item}`;
    const position = (lengths.get(waitlist) ?? 0) + 1;
    lengths.set(waitlist, position);
    return position;
  };
}
