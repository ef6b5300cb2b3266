import { AccommodationsDocument } from './accommodations-document.ts';
import { CancellationDocument } from './cancellation-document.ts';
import { DiscountsDocument } from './discounts-document.ts';
import { EventDocument } from './event-document.ts';
import { ExhibitorsDocument } from './exhibitors-document.ts';
import { FeesDocument } from './fees-document.ts';
import { FloorPlanDocument } from './floor-plan-document.ts';
import { FlowDocument } from './flow-document.ts';
import { FormDocument } from './form-document.ts';
import { LocationsDocument } from './locations-document.ts';
import { MembershipDocument } from './membership-document.ts';
import { MenuDocument } from './menu-document.ts';
import { OffersDocument } from './offers-document.ts';
import { PageDocument } from './page-document.ts';
import { PeopleDocument } from './people-document.ts';
import { ScheduleDocument } from './schedule-document.ts';
import { SponsorsDocument } from './sponsors-document.ts';

/** The meta-schema (JSON Schema 2020-12) of every kind of configuration document. */
export const metaSchemas = {
  event: EventDocument,
  form: FormDocument,
  flow: FlowDocument,
  page: PageDocument,
  menu: MenuDocument,
  schedule: ScheduleDocument,
  membership: MembershipDocument,
  fees: FeesDocument,
  discounts: DiscountsDocument,
  cancellation: CancellationDocument,
  people: PeopleDocument,
  sponsors: SponsorsDocument,
  exhibitors: ExhibitorsDocument,
  accommodations: AccommodationsDocument,
  locations: LocationsDocument,
  floor_plan: FloorPlanDocument,
  offers: OffersDocument,
} as const;

export type DocumentKind = keyof typeof metaSchemas;
export type ConfigurationDocument =
  | EventDocument
  | FormDocument
  | FlowDocument
  | PageDocument
  | MenuDocument
  | ScheduleDocument
  | MembershipDocument
  | FeesDocument
  | DiscountsDocument
  | CancellationDocument
  | PeopleDocument
  | SponsorsDocument
  | ExhibitorsDocument
  | AccommodationsDocument
  | LocationsDocument
  | FloorPlanDocument
  | OffersDocument;

/** Tells whether an unknown value names a kind of configuration document. */
export function isDocumentKind(value: unknown): value is DocumentKind {
  return typeof value === 'string' && Object.hasOwn(metaSchemas, value);
}
