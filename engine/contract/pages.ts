import Type from 'typebox';
import { ActivityInformation } from '../event/cart/activity.ts';
import { Column } from '../event/documents/page/blocks/columns.ts';
import { Slide } from '../event/documents/page/blocks/slider.ts';
import { PageDocument } from '../event/documents/page/schema.ts';
import { Session } from '../event/schedule/session.ts';
import { Code } from '../form/field/code.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/site.ts';
import { endpoints } from './endpoint.ts';
import {
  AccommodationDetail,
  AccommodationEntry,
  ExhibitorType,
  FloorPlan,
  LocationDetail,
  LocationEntry,
  LogoGroup,
  PageEntry,
  PlannedRoom,
  Speaker,
  SponsorLevel,
} from './site.ts';

const Page = Type.Object({ version: Type.Integer(), document: PageDocument });
const x = Type.Object({ x: Type.String({ minLength: 1, maxLength: 64 }) });
const code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });

export const pages = endpoints(calls.pages, {
  loadEventHomePageForm: {
    summary: 'The home page of this host’s event, in blocks.',
    access: 'public',
    response: Page,
  },
  getCustomPage: {
    summary: 'A page of this host’s event by its name in addresses.',
    access: 'public',
    params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
    response: Page,
  },
  loadCustomPageFormByCode: {
    summary:
      'A page of this host’s event by its code, including those that replace the home page, such as `coming_soon`.',
    access: 'public',
    params: code,
    response: Page,
  },
  getContentSection: {
    summary: 'The pages of this host’s event with their own addresses: titles and addresses.',
    access: 'public',
    response: Type.Array(PageEntry),
  },
  getSliderBoxImages: {
    summary: 'The pictures of the sliders of a page; x is its code.',
    access: 'public',
    params: x,
    response: Type.Array(Slide),
  },
  getTWCContent: {
    summary: 'The texts in columns of a page; x is its code.',
    access: 'public',
    params: x,
    response: Type.Array(Type.Object({ title: Type.Optional(Text), columns: Type.Array(Column) })),
  },
  getWorkshopKeynotes: {
    summary: 'The keynote speakers, in order of time.',
    access: 'public',
    response: Type.Array(Speaker),
  },
  getWorkshopKeynote: {
    summary: 'The next keynote, or the last one if all are over.',
    access: 'public',
    response: Speaker,
  },
  getSpeakers: {
    summary: 'All speakers, with their workshops.',
    access: 'public',
    response: Type.Array(Speaker),
  },
  getRandomWorkshops: {
    summary: 'Up to twelve sessions of different workshops with seats left, chosen at random.',
    access: 'public',
    response: Type.Array(Session, { maxItems: 12 }),
  },
  getActivities: {
    summary: 'The activities of this host’s event, public.',
    access: 'public',
    response: Type.Array(ActivityInformation),
  },
  getSponsors: {
    summary: 'The sponsors by level, the highest first.',
    access: 'public',
    response: Type.Array(SponsorLevel),
  },
  getExhibitors: {
    summary: 'The exhibitors by type.',
    access: 'public',
    response: Type.Array(ExhibitorType),
  },
  getSponsorLogosBySchema: {
    summary: 'The logos of the sponsors of a level; x is its code, or `all`.',
    access: 'public',
    params: x,
    response: Type.Array(LogoGroup),
  },
  getExhibitorLogosBySchema: {
    summary: 'The logos of the exhibitors of a type; x is its code, or `all`.',
    access: 'public',
    params: x,
    response: Type.Array(LogoGroup),
  },
  getLocations: {
    summary: 'The locations of a track; x is its code, or `all`.',
    access: 'public',
    params: Type.Object({ track: Type.String({ minLength: 1, maxLength: 40 }) }),
    response: Type.Array(LocationEntry),
  },
  getLocationDetail: {
    summary: 'A location with directions and a sketch of its surroundings.',
    access: 'public',
    params: code,
    response: LocationDetail,
  },
  getFloorPlan: {
    summary: 'A plan of rooms with what takes place in each of them.',
    access: 'public',
    params: code,
    response: FloorPlan,
  },
  getPlannedRooms: {
    summary: 'The rooms shown on a page’s plan, by their names in the schedule.',
    access: 'public',
    response: Type.Array(PlannedRoom),
  },
  getAccommodations: {
    summary: 'The accommodations.',
    access: 'public',
    response: Type.Array(AccommodationEntry),
  },
  getAccommodationDetail: {
    summary: 'One accommodation with all its details.',
    access: 'public',
    params: code,
    response: AccommodationDetail,
  },
  subscribeEmail: {
    summary:
      'Signs an email address up for a notification; the answer is the same whether or not it was known. The type is one used by a `notify_me` block.',
    access: 'public',
    body: Type.Object({
      your_name: Type.String({ minLength: 1, maxLength: 120 }),
      email: Type.String({ minLength: 1, maxLength: 254 }),
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      notify_type: Type.Enum(['email', 'phone']),
      type: Code,
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Object({ subscribed: Type.Literal('Y') }),
  },
});
