import Type, { type Static } from 'typebox';
import { HOMEPAGES } from '../event/documents/event/homepages.ts';
import { EventDocument } from '../event/documents/event/schema.ts';
import { MenuDocument } from '../event/documents/menu/schema.ts';
import { LAST_NAMES } from '../event/properties/last-names.ts';
import { Flag } from '../form/field/flag.ts';
import { Option } from '../form/field/option.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';

const document = EventDocument.properties;

/** The event of a host, as every page needs it (spec §3 "Event", "Page info"). */
export const Event = Type.Object({
  event_code: document.event_code,
  client_code: document.client_code,
  client_name: Text,
  name: Text,
  location: Text,
  type: document.type,
  date: document.dates,
  timezone: Type.String(),
  language: Type.Optional(document.language),
  languages: document.languages,
  client_logo: document.client_logo,
  event_logo: document.event_logo,
  theme: document.theme,
  days: document.days,
  tracks: document.tracks,
  lists: document.lists,
  /** The event's options without its capacity. */
  options: Type.Omit(document.options, ['capacity']),
  /** The number of sessions: the server renders short schedules completely. */
  sessions: Type.Integer({ minimum: 0 }),
  /** The parts that it has pages for (`isMissingPage`); absent in recordings made before there was such a list. */
  features: Type.Optional(Type.Array(Type.String())),
  map: document.map,
  analytics: document.analytics,
  words: document.words,
  privacy_notice: document.privacy_notice,
  contact_email: document.contact_email,
  test_domain: Flag,
  testable: Flag,
  live_domain: document.live_domain,
  event_bilingual: Flag,
  registration_new_open: Flag,
  /** Whether its registration asks for a last name, which other places that name people follow; optional when absent. */
  last_name: Type.Optional(Type.Enum(LAST_NAMES)),
  registration_workshops: Flag,
  website_homepage_active: Type.Enum(HOMEPAGES),
  website_menu_manage_registration: Flag,
  website_menu_submenu_activated: Flag,
  menu: MenuDocument.properties.items,
  /** Whether a places service suggests addresses. */
  places: Flag,
  /**
   * The channel on which this event's changes are broadcast, and the key to connect with. The revision grows with every
   * version that is published; recordings made before there was one lack it.
   */
  realtime: Type.Object({
    key: Type.String(),
    channel: Type.String(),
    revision: Type.Optional(Type.Integer()),
  }),
  /** Version of the event document. */
  version: Type.Integer(),
});
export type Event = Static<typeof Event>;

const SchemaEntry = { code: Type.String(), name: Text };

export const event = endpoints(calls.event, {
  getClientEventFromDomain: {
    summary: 'The event that a host name serves.',
    access: 'public',
    params: Type.Object({ domain: Type.String({ maxLength: 253 }) }),
    response: Event,
  },
  getClientEventSchema: {
    summary: 'The schemas of this host’s event: the codes for the calls `…BySchema`.',
    access: 'public',
    response: Type.Object({
      event_code: Type.String(),
      client_code: Type.String(),
      /** Version of the event document. */
      version: Type.Integer(),
      /** The options of the schedule’s filters, each with its filter. */
      workshops: Type.Array(Type.Object({ ...SchemaEntry, filter: Type.String(), filter_name: Text })),
      /** The sponsors’ levels. */
      sponsors: Type.Array(Type.Object(SchemaEntry)),
      /** The exhibitors’ types. */
      exhibitors: Type.Array(Type.Object(SchemaEntry)),
    }),
  },
  getEventDays: {
    summary: 'The days of this host’s event.',
    access: 'public',
    response: document.days,
  },
  getEventTrack: {
    summary: 'The tracks of this host’s event.',
    access: 'public',
    response: document.tracks,
  },
  getTrackInformationBySeo: {
    summary: 'The track with a given name in addresses.',
    access: 'public',
    params: Type.Object({ seo: Type.String({ maxLength: 60 }) }),
    response: Type.Object({ ID: Type.String(), code: Type.String(), name: Text }),
  },
  getTimeZones: {
    summary: 'The time zones a visitor can choose.',
    access: 'public',
    response: Type.Array(Option),
  },
});
