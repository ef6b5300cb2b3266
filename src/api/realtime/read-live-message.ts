import type { LiveMessage, LiveMessages, OfferLeft } from '#engine/contract/live-messages.ts';
import type { SessionSeats } from '#engine/event/schedule/session-seats.ts';
import { LOCALES, type Text } from '#engine/form/languages/text.ts';

type Fields = Readonly<Record<string, unknown>>;
type Read<Name extends LiveMessage> = (data: Fields) => data is Fields & LiveMessages[Name];

const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (isFields(value) && LOCALES.every((locale) => typeof value[locale] === 'string'));

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const isLeft = (data: Fields, left: string) =>
  ['open', 'limited', 'full'].some((each) => each === data['availability']) &&
  ['undefined', 'number'].includes(typeof data[left]);

function isSeats(value: unknown): value is SessionSeats {
  return (
    isFields(value) && typeof value['workshops_session_code'] === 'string' && isLeft(value, 'seats_left')
  );
}

const isOffer = (value: unknown): value is OfferLeft =>
  isFields(value) && typeof value['code'] === 'string' && isLeft(value, 'left');

const isNews = (data: Fields): data is Fields & LiveMessages['reserve-cancel'] =>
  typeof data['workshops_session_code'] === 'string' && isText(data['workshops_title']);

/** Validates each message; short, because they load with the page, where schemas do not. */
const readers: { readonly [Name in LiveMessage]: Read<Name> } = {
  ConfigurationPublished: (data): data is Fields & LiveMessages['ConfigurationPublished'] =>
    typeof data['kind'] === 'string' &&
    typeof data['code'] === 'string' &&
    typeof data['version'] === 'number' &&
    ['undefined', 'number'].includes(typeof data['revision']) &&
    Array.isArray(data['refreshes']),
  EventUpdated: (data): data is Fields & LiveMessages['EventUpdated'] =>
    data['type'] === 'schedule' || data['type'] === 'location',
  SeatsChanged: (data): data is Fields & LiveMessages['SeatsChanged'] =>
    Array.isArray(data['seats']) && data['seats'].every(isSeats),
  OffersChanged: (data): data is Fields & LiveMessages['OffersChanged'] =>
    [undefined, 'choice', 'variant', 'activity'].some((kind) => kind === data['kind']) &&
    typeof data['offers'] === 'string' &&
    Array.isArray(data['left']) &&
    data['left'].every(isOffer),
  'reserved-workshop': isNews,
  'reserve-cancel': isNews,
  WaitlistMoved: (data): data is Fields & LiveMessages['WaitlistMoved'] =>
    Array.isArray(data['lines']) && data['lines'].every((line) => typeof line === 'string'),
  GroupChanged: (data): data is Fields & LiveMessages['GroupChanged'] =>
    typeof data['group_code'] === 'string',
  RegistrationChanged: (data): data is Fields & LiveMessages['RegistrationChanged'] =>
    typeof data['code'] === 'string',
  ApplicationChanged: (data): data is Fields & LiveMessages['ApplicationChanged'] =>
    typeof data['code'] === 'string',
  DraftChanged: (data): data is Fields & LiveMessages['DraftChanged'] => typeof data['at'] === 'string',
  DeskChanged: (data): data is Fields & LiveMessages['DeskChanged'] => typeof data['at'] === 'string',
};

/** The revision that a channel names as it opens, or a message with it. */
export function readRevision(data: unknown): number | undefined {
  const revision = isFields(data) ? data['revision'] : undefined;
  return typeof revision === 'number' ? revision : undefined;
}

/** A message, if it is valid for its name; a newer server or another program may send something else. */
export function readLiveMessage<Name extends LiveMessage>(
  name: Name,
  data: unknown,
): LiveMessages[Name] | undefined {
  const read: Read<Name> = readers[name];
  return isFields(data) && read(data) ? data : undefined;
}
