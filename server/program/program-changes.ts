import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { OffersDocument } from '#engine/event/documents/offers/schema.ts';
import { ACTIVITIES } from '#engine/event/documents/offers/views.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { formatDay } from '#engine/form/format/date-range.ts';
import { resolveText, type Text, textSaid } from '#engine/form/languages/text.ts';
import { sessionItem } from '#server/booked/describe-item.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore, PublishedDocument } from '#server/configuration/configuration-store.ts';
import type { PickKind } from '#server/database/schema.ts';
import { itemsIn } from '#server/inventory/find-offers.ts';
import { offerName } from '#server/inventory/item-name.ts';
import { activityWhen } from '#server/offers/activity-information.ts';
import { scheduleAt } from '#server/schedule/removed-sessions.ts';

/** Where and when something is, in words. */
type Placed = { readonly when?: Text | undefined; readonly place?: Text | undefined };

/** The kinds of items whose bookings end when organizers remove them; other offers were bought and stay so. */
export type RemovableKind = 'session' | 'activity';

/** A booked item that a version of a document moves, removes or restores. */
export type ProgramChange = {
  readonly kind: Exclude<PickKind, 'discount'> | 'track' | 'day';
  readonly item: string;
  readonly name: Text;
  readonly before: Placed;
  /** Undefined if it is removed. */
  readonly after: Placed | undefined;
  /** Whether the previous version lacked it: only earlier bookings are affected. */
  readonly isNew?: true;
};

type Configured = Pick<ConfigurationStore, 'current' | 'atVersion'>;

/** Whether a new version of a document can move or remove anything of the program. */
export function isOfProgram({ kind, code, version }: PublishedDocument, eventCode: string): boolean {
  if (version < 2) return false;
  if (kind === 'event') return code === eventCode;
  return (kind === 'schedule' && code === catalogue.schedule) || kind === 'offers';
}

/** The items that a version of a document moves, removes or adds, compared with the previous one. */
export async function programChanges(
  configuration: Configured,
  eventCode: string,
  { kind, code, version }: Pick<PublishedDocument, 'kind' | 'code' | 'version'>,
): Promise<ProgramChange[]> {
  const both = <Read>(read: (version: number) => Promise<Read>) =>
    Promise.all([read(version - 1), read(version)]);
  switch (kind) {
    case 'schedule': {
      const [was, is] = await both((each) => scheduleAt(configuration, eventCode, each));
      if (!was || !is) return [];
      const parts = ({ sessions }: typeof is) =>
        new Map([...sessions].map(([code, { session }]) => [code, sessionAt(session)]));
      return changesBetween(parts(was), parts(is));
    }
    case 'offers': {
      const event = configuration.current(eventCode, 'event', eventCode)?.document;
      const [was, is] = await both((each) => configuration.atVersion(eventCode, 'offers', code, each));
      if (!event || !was || !is) return [];
      const changes = changesBetween(offersAt(event, was), offersAt(event, is));
      return code === ACTIVITIES ? changes : changes.filter(({ after, isNew }) => after && !isNew);
    }
    case 'event': {
      const [was, is] = await both((each) => configuration.atVersion(eventCode, 'event', eventCode, each));
      if (!was || !is) return [];
      return changesBetween(partsOf(was), partsOf(is)).filter(({ isNew }) => !isNew);
    }
    default:
      return [];
  }
}

/** A part of the program; `at` distinguishes versions beyond what is said in words. */
type Part = Pick<ProgramChange, 'kind' | 'item' | 'name'> & { placed: Placed; at?: unknown };

function changesBetween(was: ReadonlyMap<string, Part>, is: ReadonlyMap<string, Part>): ProgramChange[] {
  const added = [...is].flatMap(([key, { kind, item, name, placed }]) =>
    was.has(key) ? [] : [{ kind, item, name, before: {}, after: placed, isNew: true as const }],
  );
  return [...[...was].flatMap(([key, before]) => changeOf(before, is.get(key))), ...added];
}

function changeOf(before: Part, after: Part | undefined): ProgramChange[] {
  const { kind, item, name } = before;
  const change = { kind, item, name, before: before.placed };
  if (!after) return [{ ...change, after: undefined }];
  return inWords(before) === inWords(after) ? [] : [{ ...change, after: after.placed }];
}

function inWords({ placed: { when, place }, at }: Part): string {
  return JSON.stringify([
    at,
    ...[when, place].flatMap((text) => [resolveText(text, 'en'), resolveText(text, 'fr')]),
  ]);
}

function sessionAt(
  session: Parameters<typeof sessionItem>[1] & Pick<Session, 'workshops_session_type'>,
): Part {
  const { item, name, when, place } = sessionItem('workshop', session);
  const at = [
    session.workshops_schedule_start,
    session.workshops_schedule_end,
    session.workshops_session_type,
  ];
  return { kind: 'session', item, name, placed: { when, place }, at };
}

function offersAt(event: EventDocument, document: OffersDocument): Map<string, Part> {
  return new Map(
    itemsIn(document).map(({ kind, item, offer, variant }) => {
      const placed = { when: activityWhen(offer, event), place: offer.where };
      return [item, { kind, item, name: offerName({ document, offer, variant }), placed }];
    }),
  );
}

/** Tracks and days, by kind and code. */
function partsOf({ tracks, days }: EventDocument): Map<string, Part> {
  const ofTracks = tracks.map(({ code, name }): Part => ({ kind: 'track', item: code, name, placed: {} }));
  const ofDays = days.map(
    ({ code, label, date }): Part => ({
      kind: 'day',
      item: code,
      name: label,
      placed: { when: textSaid((locale) => formatDay(date, locale)) },
    }),
  );
  return new Map([...ofTracks, ...ofDays].map((part) => [`${part.kind} ${part.item}`, part]));
}
