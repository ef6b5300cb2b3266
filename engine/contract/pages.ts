import Type from 'typebox';
import { ActivityInformation } from '../event/cart/activity.ts';
import { Column } from '../event/documents/page/blocks/columns.ts';
import { Slide } from '../event/documents/page/blocks/slider.ts';
import { PageDocument } from '../event/documents/page/schema.ts';
import { Session } from '../event/schedule/session.ts';
import { Code } from '../form/field/code.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import { endpoint } from './endpoint.ts';
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

export const pages = {
  loadEventHomePageForm: endpoint({
    method: 'GET',
    path: '/loadEventHomePageForm',
    summary: 'The home page of this host’s event, in blocks.',
    access: 'public',
    response: Page,
  }),
  getCustomPage: endpoint({
    method: 'GET',
    path: '/getCustomPage/{code}',
    summary: 'A page of this host’s event by its name in addresses.',
    access: 'public',
    params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
    response: Page,
  }),
  loadCustomPageFormByCode: endpoint({
    method: 'GET',
    path: '/loadCustomPageFormByCode/{code}',
    summary:
      'A page of this host’s event by its code, including those that replace the home page, such as `coming_soon`.',
    access: 'public',
    params: code,
    response: Page,
  }),
  getContentSection: endpoint({
    method: 'GET',
    path: '/getContentSection',
    summary: 'The pages of this host’s event with their own addresses: titles and addresses.',
    access: 'public',
    response: Type.Array(PageEntry),
  }),
  getSliderBoxImages: endpoint({
    method: 'GET',
    path: '/getSliderBoxImages/{x}',
    summary: 'The pictures of the sliders of a page; x is its code.',
    access: 'public',
    params: x,
    response: Type.Array(Slide),
  }),
  getTWCContent: endpoint({
    method: 'GET',
    path: '/getTWCContent/{x}',
    summary: 'The texts in columns of a page; x is its code.',
    access: 'public',
    params: x,
    response: Type.Array(Type.Object({ title: Type.Optional(Text), columns: Type.Array(Column) })),
  }),
  getWorkshopKeynotes: endpoint({
    method: 'GET',
    path: '/getWorkshopKeynotes',
    summary: 'The keynote speakers, in order of time.',
    access: 'public',
    response: Type.Array(Speaker),
  }),
  getWorkshopKeynote: endpoint({
    method: 'GET',
    path: '/getWorkshopKeynote',
    summary: 'The next keynote, or the last one if all are over.',
    access: 'public',
    response: Speaker,
  }),
  getSpeakers: endpoint({
    method: 'GET',
    path: '/getSpeakers',
    summary: 'All speakers, with their workshops.',
    access: 'public',
    response: Type.Array(Speaker),
  }),
  getRandomWorkshops: endpoint({
    method: 'GET',
    path: '/getRandomWorkshops',
    summary: 'Up to twelve sessions of different workshops with seats left, chosen at random.',
    access: 'public',
    response: Type.Array(Session, { maxItems: 12 }),
  }),
  getActivities: endpoint({
    method: 'GET',
    path: '/getActivities',
    summary: 'The activities of this host’s event, public.',
    access: 'public',
    response: Type.Array(ActivityInformation),
  }),
  getSponsors: endpoint({
    method: 'GET',
    path: '/getSponsors',
    summary: 'The sponsors by level, the highest first.',
    access: 'public',
    response: Type.Array(SponsorLevel),
  }),
  getExhibitors: endpoint({
    method: 'GET',
    path: '/getExhibitors',
    summary: 'The exhibitors by type.',
    access: 'public',
    response: Type.Array(ExhibitorType),
  }),
  getSponsorLogosBySchema: endpoint({
    method: 'GET',
    path: '/getSponsorLogosBySchema/{x}',
    summary: 'The logos of the sponsors of a level; x is its code, or `all`.',
    access: 'public',
    params: x,
    response: Type.Array(LogoGroup),
  }),
  getExhibitorLogosBySchema: endpoint({
    method: 'GET',
    path: '/getExhibitorLogosBySchema/{x}',
    summary: 'The logos of the exhibitors of a type; x is its code, or `all`.',
    access: 'public',
    params: x,
    response: Type.Array(LogoGroup),
  }),
  getLocations: endpoint({
    method: 'GET',
    path: '/getLocations/{track}',
    summary: 'The locations of a track; x is its code, or `all`.',
    access: 'public',
    params: Type.Object({ track: Type.String({ minLength: 1, maxLength: 40 }) }),
    response: Type.Array(LocationEntry),
  }),
  getLocationDetail: endpoint({
    method: 'GET',
    path: '/getLocationDetail/{code}',
    summary: 'A location with directions and a sketch of its surroundings.',
    access: 'public',
    params: code,
    response: LocationDetail,
  }),
  getFloorPlan: endpoint({
    method: 'GET',
    path: '/getFloorPlan/{code}',
    summary: 'A plan of rooms with what takes place in each of them.',
    access: 'public',
    params: code,
    response: FloorPlan,
  }),
  getPlannedRooms: endpoint({
    method: 'GET',
    path: '/getPlannedRooms',
    summary: 'The rooms shown on a page’s plan, by their names in the schedule.',
    access: 'public',
    response: Type.Array(PlannedRoom),
  }),
  getAccommodations: endpoint({
    method: 'GET',
    path: '/getAccommodations',
    summary: 'The accommodations.',
    access: 'public',
    response: Type.Array(AccommodationEntry),
  }),
  getAccommodationDetail: endpoint({
    method: 'GET',
    path: '/getAccommodationDetail/{code}',
    summary: 'One accommodation with all its details.',
    access: 'public',
    params: code,
    response: AccommodationDetail,
  }),
  subscribeEmail: endpoint({
    method: 'POST',
    path: '/subscribeEmail',
    summary:
      'Signs an email address up for a notification; the answer is the same whether or not it was known. The type is one used by a `notify_me` block.',
    access: 'public',
    body: Type.Object({
      your_name: Type.String({ minLength: 1, maxLength: 120 }),
      email: Type.String({ minLength: 1, maxLength: 254 }),
      phone: Type.Optional(Type.String({ maxLength: 40 })),
      notify_type: Type.Enum(['email', 'phone']),
      type: Code,
      locale: Type.Optional(Type.Enum([...LOCALES])),
    }),
    response: Type.Object({ subscribed: Type.Literal('Y') }),
  }),
} as const;
