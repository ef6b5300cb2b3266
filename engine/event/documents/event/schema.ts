import Type, { type Static } from 'typebox';
import { DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Option } from '../../../form/field/option.ts';
import { LOCALES, Text } from '../../../form/languages/text.ts';
import { MODES } from '../../properties/modes.ts';
import { PicturePath } from '../../properties/picture.ts';
import { Analytics } from './analytics.ts';
import { HOMEPAGES } from './homepages.ts';
import { MapTiles } from './map-tiles.ts';
import { THEME_TYPES } from './theme-type.ts';

const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Colour = Type.String({ pattern: '^(oklch\\([0-9. %]+\\)|#[0-9a-fA-F]{6})$' });
const Length = Type.String({ pattern: '^\\d{1,3}(px|rem)$' });

/** A track of an event; `seo` is its name in addresses, `timezone` where its times are shown (spec §9). */
const Track = Type.Object(
  {
    ID: Type.String({ minLength: 1, maxLength: 40 }),
    code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    name: Text,
    description: Type.Optional(Text),
    /** Shown next to it. */
    picture: Type.Optional(PicturePath),
    seo: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    modes: Type.Array(Type.Enum(MODES), { minItems: 1 }),
    timezone: Type.String({ minLength: 1, maxLength: 60 }),
    /** Places in this track; absent means no limit but the event's. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Places of these that the organizer keeps back. */
    kept: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type Track = Static<typeof Track>;

const EventDay = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    label: Text,
    date: IsoDate,
    /** Opening hours, as printed on tickets. */
    hours: Type.Optional(Text),
    /** When the doors open, in the venue's time: from then on, phones show tickets in their wallet. */
    doors: Type.Optional(Clock),
    /** When it ends, on the same clock; at or before `doors` it is the next day. Calendar entries are all-day without it. */
    closes: Type.Optional(Clock),
    /** Places on this day, for all tracks together; absent means no limit but the event's. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type EventDay = Static<typeof EventDay>;

/** The families that are self-hosted (look). */
export const FONTS = [
  'Source Serif 4',
  'Source Sans 3',
  'Newsreader',
  'Instrument Sans',
  'Bricolage Grotesque',
] as const;

/** Five colours, two font families and a radius; the rest of a theme is derived. */
export const ThemeSystem = Type.Object(
  {
    ink: Colour,
    accent: Colour,
    second: Colour,
    third: Colour,
    fourth: Colour,
    font_display: Type.Optional(Type.Enum(FONTS)),
    font_text: Type.Optional(Type.Enum(FONTS)),
    display_weight: Type.Optional(Type.Integer({ minimum: 200, maximum: 900 })),
    /** The width of the display font in percent, if it is variable. */
    display_stretch: Type.Optional(Type.Integer({ minimum: 50, maximum: 200 })),
    /** Letter spacing of the display face in thousandths of an em. */
    display_tracking: Type.Optional(Type.Integer({ minimum: -100, maximum: 100 })),
    /** Line height of the display face in percent of its size. */
    display_leading: Type.Optional(Type.Integer({ minimum: 70, maximum: 160 })),
    radius: Type.Optional(Length),
    radius_button: Type.Optional(Length),
  },
  { additionalProperties: false },
);
export type ThemeSystem = Static<typeof ThemeSystem>;

const EventOptions = Type.Object(
  {
    /** Seats for the whole event; absent means no limit. */
    capacity: Type.Optional(Type.Integer({ minimum: 0 })),
    /** N closes new registrations; drafts can still be finished. */
    registration_open: Type.Optional(Flag),
    /** Y offers workshops to be collected in "My workshops" (spec §2). */
    registration_workshops: Type.Optional(Flag),
    /** The current home page: the site, or only the page `coming_soon` or `thank_you`. */
    website_homepage_active: Type.Optional(Type.Enum(HOMEPAGES)),
    /** Y adds "Manage your Registration" to the menu. */
    website_menu_manage_registration: Type.Optional(Flag),
    /** N shows the menu without its submenus. */
    website_menu_submenu_activated: Type.Optional(Flag),
    /** Y tells visitors that an address has no registration; N (the default) always answers the same (spec §8). */
    lookup_reveals: Type.Optional(Flag),
    /** Y offers a waitlist when the event or a track is full. */
    waitlist: Type.Optional(Flag),
    /** How long a waitlist offer lasts, in hours; 24 by default. */
    waitlist_offer_hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
    /** How long selected items are held, in minutes; 15 by default. */
    hold_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_440 })),
    /** How long a hold may be extended in all; 60 minutes when absent. */
    hold_cap_minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_440 })),
  },
  { additionalProperties: false },
);

/** The event of a host: names, dates, languages, theme, tracks, options (spec §3 "Event"). */
export const EventDocument = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    kind: Type.Literal('event'),
    code: DocumentCode,
    event_code: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }),
    client_code: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }),
    hosts: Type.Array(Type.String({ pattern: '^[a-z0-9.-]{1,253}$' }), { minItems: 1 }),
    name: Text,
    client_name: Text,
    location: Text,
    /** I in person, O online, H hybrid. */
    type: Type.Enum(['I', 'O', 'H']),
    dates: Type.Object({ start: IsoDate, end: IsoDate }, { additionalProperties: false }),
    timezone: Type.String({ minLength: 1, maxLength: 60 }),
    languages: Type.Array(Type.Enum(LOCALES), { minItems: 1, uniqueItems: true }),
    language: Type.Optional(Type.Enum(LOCALES)),
    client_logo: Type.Optional(Type.String({ maxLength: 500 })),
    event_logo: Type.Optional(Type.String({ maxLength: 500 })),
    theme: Type.Object(
      {
        /** The look of its pages, papers and tickets. */
        theme_type: Type.Enum(THEME_TYPES),
        theme_system: ThemeSystem,
      },
      { additionalProperties: false },
    ),
    days: Type.Array(EventDay, { minItems: 1, maxItems: 30 }),
    tracks: Type.Array(Track, { minItems: 1, maxItems: 20 }),
    options: EventOptions,
    map: Type.Optional(MapTiles),
    analytics: Type.Optional(Analytics),
    /** Lists that fields name by `options_from`. */
    lists: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }), Type.Array(Option))),
    /** The event's own texts by key, replacing the product's. */
    words: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z]+(\\.[A-Za-z0-9_-]+)+$' }), Text)),
    privacy_notice: Type.Optional(Text),
    /**
     * Names, addresses, answers, emails and files are erased this many days after the last day; totals stay. Organizers
     * are notified beforehand, by default 14 days. Without it nothing is erased automatically.
     */
    retention: Type.Optional(
      Type.Object(
        {
          days: Type.Integer({ minimum: 1, maximum: 3_650 }),
          notice_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
        },
        { additionalProperties: false },
      ),
    ),
    contact_email: Type.Optional(Type.String({ maxLength: 254 })),
    live_domain: Type.Optional(Type.String({ maxLength: 253 })),
    test_domain: Type.Optional(Flag),
    testable: Type.Optional(Flag),
  },
  { additionalProperties: false, title: 'event' },
);
export type EventDocument = Static<typeof EventDocument>;
