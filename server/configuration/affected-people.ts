import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import type { Sentence } from '#engine/event/diagnosis/sentence.ts';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { ACTIVITIES, SHOP } from '#engine/event/documents/offers/views.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { eachField } from '#engine/form/form-document/field-tree.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';
import { fieldsOf, renamedIn } from '#engine/form/form-document/renamed-fields.ts';
import type { Text } from '#engine/form/languages/text.ts';
import type { Database } from '#server/database/database.ts';
import { dossier, hold, type InventoryKind, registration } from '#server/database/schema.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { publishedAgain } from './published-again.ts';

/** The code of warnings that an organizer has to confirm. */
export const AFFECTS_PEOPLE = 'affects_people';

/** Thrown when a document affects people and the publish was not confirmed. */
export class ConfirmNeeded extends Error {
  override name = 'ConfirmNeeded';
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super(`${diagnostics.length} changes affect people`);
    this.diagnostics = diagnostics;
  }
}

/** Something that a document no longer offers, or offers at another time or place. */
interface Change {
  readonly kind: InventoryKind;
  readonly item: string;
  readonly pointer: string;
  /** What happened to it: "The session … is removed." */
  readonly said: Sentence;
}

const affected = (pointer: string, count: number, ...said: readonly Sentence[]) =>
  documentWarning(pointer, AFFECTS_PEOPLE, [...said, says('affected', { count })]);

/** Counts the people that a new version of a document affects, as warnings that an organizer has to confirm. */
export async function affectedPeople(
  db: Database,
  event: string,
  was: ConfigurationDocument | undefined,
  is: ConfigurationDocument,
): Promise<Diagnostic[]> {
  const again = (await publishedAgain(db, event, was, is)).map(({ pointer, count, said }) =>
    affected(pointer, count, ...said),
  );
  if (!was) return again;
  if (was.kind === 'form' && is.kind === 'form') return answersLost(db, event, was, is);
  if (was.kind === 'event' && is.kind === 'event') {
    const tracks = removed(was.tracks, is.tracks).map(({ code, name }) => ({
      said: says('trackRemoved', { name }),
      where: eq(registration.track, code),
      pointer: '/tracks',
    }));
    const days = removed(was.days, is.days).map(({ code, label }) => ({
      said: says('dayRemoved', { name: label }),
      where: sql`${registration.days} ? ${code}`,
      pointer: '/days',
    }));
    const moved = is.days.flatMap(({ code, label, date }) => {
      const before = was.days.find((day) => day.code === code);
      if (!before || before.date === date) return [];
      const said = says('dayMoved', { name: label, date, before: before.date });
      return [{ said, where: sql`${registration.days} ? ${code}`, pointer: '/days' }];
    });
    return registeredFor(db, event, [...tracks, ...days, ...moved]);
  }
  return [...(await booked(db, event, changesOf(was, is))), ...again];
}

function removed<Item extends { readonly code: string }>(was: readonly Item[], is: readonly Item[]): Item[] {
  const codes = new Set(is.map(({ code }) => code));
  return was.filter(({ code }) => !codes.has(code));
}

/** Removed or moved items that can be booked. */
function changesOf(was: ConfigurationDocument, is: ConfigurationDocument): Change[] {
  if (was.kind === 'schedule' && is.kind === 'schedule') return sessionChanges(was, is);
  return was.kind === 'offers' && is.kind === 'offers' ? offerChanges(was, is) : [];
}

function offerChanges(was: OffersDocument, is: OffersDocument): Change[] {
  const located = ({ offers }: OffersDocument) => offers.map((each) => ({ ...each, location: each.where }));
  switch (was.code) {
    case SHOP:
      return removed(variantsOf(was), variantsOf(is)).map(({ code, product, variant }) => ({
        kind: 'variant',
        item: code,
        pointer: '/offers',
        said: says('variantRemoved', { product, variant }),
      }));
    case ACTIVITIES:
      return itemChanges(located(was), located(is), {
        kind: 'activity',
        pointer: '/offers',
        noun: 'activity',
      });
    default: {
      const found = { kind: 'choice', pointer: '/offers', noun: 'offer', prefix: `${was.code}/` } as const;
      return itemChanges(located(was), located(is), found);
    }
  }
}

const variantsOf = ({ offers }: OffersDocument) =>
  offers.flatMap(({ code, name, variants = [] }) =>
    variants.map((variant) => ({
      code: `${code}/${variant.code}`,
      product: name,
      variant: variant.name,
    })),
  );

interface TimedItem {
  readonly code: string;
  readonly name: Text;
  readonly day?: string;
  readonly start?: string;
  readonly end?: string;
  readonly location?: Text | undefined;
}

/** Items with times that were removed or moved. */
function itemChanges(
  was: readonly TimedItem[],
  is: readonly TimedItem[],
  {
    kind,
    pointer: list,
    noun,
    prefix = '',
  }: Pick<Change, 'kind' | 'pointer'> & { noun: 'activity' | 'offer'; prefix?: string },
): Change[] {
  return was.flatMap((before): Change[] => {
    const index = is.findIndex(({ code }) => code === before.code);
    const after = is[index];
    const at = { kind, item: `${prefix}${before.code}` };
    const { name } = before;
    if (!after) return [{ ...at, pointer: list, said: says(`${noun}Removed`, { name }) }];
    const pointer = `${list}/${index}`;
    const isMoved = (['day', 'start', 'end'] as const).some((key) => before[key] !== after[key]);
    if (isMoved) return [{ ...at, pointer, said: says(`${noun}Moved`, { name }) }];
    return JSON.stringify(before.location) === JSON.stringify(after.location)
      ? []
      : [{ ...at, pointer, said: says(`${noun}Elsewhere`, { name }) }];
  });
}

function sessionChanges(was: ScheduleDocument, is: ScheduleDocument): Change[] {
  const titles = new Map(was.workshops.map(({ code, title }) => [code, title]));
  const timesIn = ({ slots }: ScheduleDocument) =>
    new Map(slots.map(({ code, day, start, end, track }) => [code, [day, start, end, track].join(' ')]));
  const [timesBefore, timesAfter] = [timesIn(was), timesIn(is)];
  const positions = new Map(is.sessions.map(({ code }, index) => [code, index]));
  return was.sessions.flatMap((before): Change[] => {
    const index = positions.get(before.code);
    const after = index === undefined ? undefined : is.sessions[index];
    const named = { name: titles.get(before.workshop) ?? before.workshop, code: before.code };
    const at = { kind: 'session', item: before.code } as const;
    if (!after) return [{ ...at, pointer: '/sessions', said: says('sessionRemoved', named) }];
    const pointer = `/sessions/${index}`;
    if (timesBefore.get(before.schedule) !== timesAfter.get(after.schedule)) {
      return [{ ...at, pointer, said: says('sessionMoved', named) }];
    }
    const isMoved = JSON.stringify(before.room) !== JSON.stringify(after.room) || before.type !== after.type;
    return isMoved ? [{ ...at, pointer, said: says('sessionElsewhere', named) }] : [];
  });
}

/** The changes of booked items, with the number of bookings. */
async function booked(db: Database, event: string, changes: readonly Change[]): Promise<Diagnostic[]> {
  const [first] = changes;
  if (!first) return [];
  const items = changes.map(({ item }) => item);
  const rows = await db
    .select({ item: hold.item, count: sql<number>`count(distinct ${hold.dossierId})`.mapWith(Number) })
    .from(hold)
    .innerJoin(dossier, eq(dossier.id, hold.dossierId))
    .where(
      and(
        eq(hold.eventCode, event),
        eq(hold.kind, first.kind),
        inArray(hold.item, items),
        ne(hold.state, 'lapsed'),
        ne(dossier.status, 'Cancelled'),
      ),
    )
    .groupBy(hold.item);
  const counts = new Map(rows.map(({ item, count }) => [item, count]));
  return changes.flatMap(({ item, pointer, said }) => {
    const count = counts.get(item) ?? 0;
    return count === 0 ? [] : [affected(pointer, count, said)];
  });
}

/** Removed parts of an event, with their registrations. */
async function registeredFor(
  db: Database,
  event: string,
  parts: readonly { said: Sentence; where: SQL; pointer: string }[],
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { said, where, pointer } of parts) {
    const [row] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(registration)
      .innerJoin(dossier, eq(dossier.id, registration.dossierId))
      .where(and(eq(dossier.eventCode, event), ne(dossier.status, 'Cancelled'), where));
    if (row && row.count > 0) found.push(affected(pointer, row.count, said));
  }
  return found;
}

const optionsIn = (form: FormDocument) =>
  new Map(
    eachField(form).flatMap(({ field, holder }) =>
      holder || !('options' in field) || !field.options ? [] : [[field.code, field.options] as const],
    ),
  );

/** Answers whose field or option is removed. */
async function answersLost(
  db: Database,
  event: string,
  was: FormDocument,
  is: FormDocument,
): Promise<Diagnostic[]> {
  // The answers of a renamed field are moved with it; here they have its former code still.
  const names = renamedIn(fieldsOf(was), fieldsOf(is));
  const nowOf = (code: string) => names.get(code) ?? code;
  const answer = (code: string) => sql`${dossier.answers} -> ${was.code} -> ${code}`;
  const found: Diagnostic[] = [];
  const tell = async (said: Sentence, where: SQL) => {
    const count = await db.$count(
      dossier,
      and(eq(dossier.eventCode, event), ne(dossier.status, 'Cancelled'), where),
    );
    if (count > 0) found.push(affected('/sections', count, said));
  };
  const codes = new Set(fieldsOf(is).map(({ code }) => code));
  for (const { code } of fieldsOf(was).filter((field) => !codes.has(nowOf(field.code)))) {
    await tell(
      says('fieldRemoved', { field: code }),
      sql`coalesce(${answer(code)}, 'null') not in ('null', '""', '[]')`,
    );
  }
  const now = optionsIn(is);
  for (const [code, options] of optionsIn(was)) {
    const left = new Set(now.get(nowOf(code))?.map(({ id }) => id));
    if (left.size === 0) continue;
    for (const { id } of options.filter((option) => !left.has(option.id))) {
      const value = JSON.stringify(id);
      await tell(
        says('optionRemoved', { option: id, field: code }),
        sql`(${answer(code)} = ${value}::jsonb or ${answer(code)} @> ${`[${value}]`}::jsonb)`,
      );
    }
  }
  return found;
}
