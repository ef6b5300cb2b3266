import Type, { type Static } from 'typebox';
import { Animation } from './animation.ts';
import { CallToAction } from './call-to-action.ts';
import { Cards } from './cards.ts';
import { Columns } from './columns.ts';
import { ColumnsOf } from './columns-of.ts';
import { Confetti } from './confetti.ts';
import { Countdown } from './countdown.ts';
import { Faq } from './faq.ts';
import { Files } from './files.ts';
import { Glance } from './glance.ts';
import { Help } from './help.ts';
import { Hero } from './hero.ts';
import { Html } from './html.ts';
import { InviteColleague } from './invite-colleague.ts';
import { NotifyMe } from './notify-me.ts';
import { Activities, Merchandise } from './offers.ts';
import { Exhibitors, Sponsors } from './partners.ts';
import { Keynotes, Speakers } from './people.ts';
import { Accommodations, FloorPlan, Locations, Ways } from './places.ts';
import { PrivacyNotice } from './privacy-notice.ts';
import { Programme } from './programme.ts';
import { Quote } from './quote.ts';
import { Slider } from './slider.ts';
import { SlidesOf } from './slides-of.ts';
import { Statistics } from './statistics.ts';
import { Tickets } from './tickets.ts';
import { Tracks } from './tracks.ts';
import { Video } from './video.ts';
import { WorkshopFinder } from './workshop-finder.ts';
import { RandomWorkshops, WorkshopList } from './workshops.ts';

/** The meta-schema of every kind of block by its name; the website has a component for each. */
export const blockSchemas = {
  hero: Hero,
  tracks: Tracks,
  quote: Quote,
  html: Html,
  glance: Glance,
  programme: Programme,
  tickets: Tickets,
  cards: Cards,
  columns: Columns,
  columns_of: ColumnsOf,
  call_to_action: CallToAction,
  faq: Faq,
  help: Help,
  keynotes: Keynotes,
  speakers: Speakers,
  sponsors: Sponsors,
  exhibitors: Exhibitors,
  accommodations: Accommodations,
  locations: Locations,
  ways: Ways,
  floor_plan: FloorPlan,
  countdown: Countdown,
  statistics: Statistics,
  workshop_list: WorkshopList,
  workshop_finder: WorkshopFinder,
  random_workshops: RandomWorkshops,
  activities: Activities,
  merchandise: Merchandise,
  slider: Slider,
  slides_of: SlidesOf,
  video: Video,
  files: Files,
  privacy_notice: PrivacyNotice,
  notify_me: NotifyMe,
  invite_colleague: InviteColleague,
  animation: Animation,
  confetti: Confetti,
} as const;

type BlockSchemas = typeof blockSchemas;

/** The name of a kind of block. */
export type BlockKind = keyof BlockSchemas;

/** A block of a kind. */
export type BlockOf<Kind extends BlockKind> = Static<BlockSchemas[Kind]>;

/** A block of any kind. */
export type PageBlock = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

/** Any block, told apart by its kind: an unknown one is refused at its own place. */
export const PageBlock = Type.Unsafe<PageBlock>({
  type: 'object',
  required: ['block'],
  discriminator: { propertyName: 'block' },
  oneOf: Object.values(blockSchemas),
});
