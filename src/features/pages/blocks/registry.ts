import type { ComponentType } from 'react';
import type { BlockKind } from '#engine/event/documents/page/blocks/registry.ts';
import type { BlockProps } from '../block-props.ts';
import { HeroBlock } from '../heroes/hero-block.tsx';
import { NotifyMeBlock } from '../notify/notify-me-block.tsx';
import { AccommodationsBlock } from './accommodations-block.tsx';
import { ActivitiesBlock } from './activities-block.tsx';
import { AnimationBlock } from './animation-block.tsx';
import { CallToActionBlock } from './call-to-action-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { ColumnsBlock } from './columns-block.tsx';
import { ColumnsOfBlock } from './columns-of-block.tsx';
import { ConfettiBlock } from './confetti-block.tsx';
import { CountdownBlock } from './countdown-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { FilesBlock } from './files-block.tsx';
import { GlanceBlock } from './glance-block.tsx';
import { HelpBlock } from './help-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { InviteColleagueBlock } from './invite-colleague-block.tsx';
import { LocationsBlock } from './locations-block.tsx';
import { MerchandiseBlock } from './offers-block.tsx';
import { ExhibitorsBlock, SponsorsBlock } from './partners-block.tsx';
import { KeynotesBlock, SpeakersBlock } from './people-blocks.tsx';
import { FloorPlanBlock, WaysBlock } from './places-blocks.tsx';
import { PrivacyNoticeBlock } from './privacy-notice-block.tsx';
import { ProgrammeBlock } from './programme-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { RandomWorkshopsBlock } from './random-workshops-block.tsx';
import { SliderBlock } from './slider-block.tsx';
import { SlidesOfBlock } from './slides-of-block.tsx';
import { StatisticsBlock } from './statistics-block.tsx';
import { TicketsBlock } from './tickets-block.tsx';
import { TracksBlock } from './tracks-block.tsx';
import { VideoBlock } from './video-block.tsx';
import { WorkshopFinderBlock } from './workshop-finder-block.tsx';
import { WorkshopListBlock } from './workshop-list-block.tsx';

/** The component of each kind of block: a missing one, or one for another kind, does not compile. */
export const blockComponents: { readonly [Kind in BlockKind]: ComponentType<BlockProps<Kind>> } = {
  hero: HeroBlock,
  tracks: TracksBlock,
  quote: QuoteBlock,
  html: HtmlBlock,
  glance: GlanceBlock,
  programme: ProgrammeBlock,
  tickets: TicketsBlock,
  cards: CardsBlock,
  columns: ColumnsBlock,
  columns_of: ColumnsOfBlock,
  call_to_action: CallToActionBlock,
  faq: FaqBlock,
  help: HelpBlock,
  keynotes: KeynotesBlock,
  speakers: SpeakersBlock,
  sponsors: SponsorsBlock,
  exhibitors: ExhibitorsBlock,
  accommodations: AccommodationsBlock,
  locations: LocationsBlock,
  ways: WaysBlock,
  floor_plan: FloorPlanBlock,
  countdown: CountdownBlock,
  statistics: StatisticsBlock,
  workshop_list: WorkshopListBlock,
  workshop_finder: WorkshopFinderBlock,
  random_workshops: RandomWorkshopsBlock,
  activities: ActivitiesBlock,
  merchandise: MerchandiseBlock,
  slider: SliderBlock,
  slides_of: SlidesOfBlock,
  video: VideoBlock,
  files: FilesBlock,
  privacy_notice: PrivacyNoticeBlock,
  notify_me: NotifyMeBlock,
  invite_colleague: InviteColleagueBlock,
  animation: AnimationBlock,
  confetti: ConfettiBlock,
};
