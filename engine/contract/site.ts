import Type, { type Static } from 'typebox';
import { AccommodationsDocument } from '../event/documents/accommodations/schema.ts';
import { ExhibitorsDocument } from '../event/documents/exhibitors/schema.ts';
import { FloorPlanDocument } from '../event/documents/floor-plan/schema.ts';
import { LocationsDocument } from '../event/documents/locations/schema.ts';
import { PeopleDocument } from '../event/documents/people/schema.ts';
import { SponsorsDocument } from '../event/documents/sponsors/schema.ts';
import { Logo, PartnerGroup, partner } from '../event/properties/partner.ts';
import { Text } from '../form/languages/text.ts';

const person = PeopleDocument.properties.people.items.properties;

/** A speaker with their workshops. */
export const Speaker = Type.Object({
  code: person.code,
  name: person.name,
  role: person.role,
  biography: person.biography,
  picture: person.picture,
  picture_alt: person.picture_alt,
  portrait: person.portrait,
  link: person.link,
  /** A talk before everybody; instants are ISO 8601 with their offset. */
  keynote: Type.Optional(
    Type.Object({
      title: Text,
      description: Type.Optional(Text),
      place: Type.Optional(Text),
      start: Type.String(),
      end: Type.String(),
      timezone: Type.String(),
    }),
  ),
  /** With the first session of each; none if it is not scheduled. */
  workshops: Type.Array(
    Type.Object({
      workshops_code: Type.String(),
      workshops_title: Text,
      workshops_session_code: Type.Optional(Type.String()),
    }),
  ),
});
export type Speaker = Static<typeof Speaker>;

/** Logos of one level or type, in the order of the document. */
export const LogoGroup = Type.Object({
  ...PartnerGroup.properties,
  logos: Type.Array(
    Type.Object({ code: partner.code, name: partner.name, logo: Type.Optional(Logo), link: partner.link }),
  ),
});
export type LogoGroup = Static<typeof LogoGroup>;

/** Sponsors of one level. */
export const SponsorLevel = Type.Object({
  ...PartnerGroup.properties,
  sponsors: SponsorsDocument.properties.sponsors,
});
export type SponsorLevel = Static<typeof SponsorLevel>;

/** Exhibitors of one type. */
export const ExhibitorType = Type.Object({
  ...PartnerGroup.properties,
  exhibitors: ExhibitorsDocument.properties.exhibitors,
});
export type ExhibitorType = Static<typeof ExhibitorType>;

const hotel = AccommodationsDocument.properties.accommodations.items;
const place = LocationsDocument.properties.locations.items;

/** Where to stay, in a list. */
export const AccommodationEntry = Type.Omit(hotel, ['description']);
export const AccommodationDetail = hotel;

/** A venue in a list. */
export const LocationEntry = Type.Omit(place, ['description', 'ways', 'sketch']);
export const LocationDetail = place;

const plan = FloorPlanDocument.properties;
const room = plan.rooms.items.properties;

/** A session in a room; instants are ISO 8601 with an offset. */
export const RoomSession = Type.Object({
  workshops_session_code: Type.String(),
  workshops_title: Text,
  start: Type.String(),
  end: Type.String(),
});
export type RoomSession = Static<typeof RoomSession>;

/** A floor plan with the sessions in each room, by time. */
export const FloorPlan = Type.Object({
  code: plan.code,
  width: plan.width,
  height: plan.height,
  floors: plan.floors,
  rooms: Type.Array(
    Type.Object({
      code: room.code,
      name: room.name,
      text: room.text,
      floor: room.floor,
      kind: room.kind,
      rectangle: room.rectangle,
      shape: room.shape,
      step_free: room.step_free,
      sessions: Type.Array(RoomSession),
    }),
  ),
});
export type FloorPlan = Static<typeof FloorPlan>;

/** A name of a room in the schedule, and where on the site its plan shows it, in the default language. */
export const PlannedRoom = Type.Object({ name: Text, link: Type.String() });
export type PlannedRoom = Static<typeof PlannedRoom>;

/** A page's title and path. */
export const PageEntry = Type.Object({
  code: Type.String(),
  parent: Type.Optional(Type.String()),
  title: Text,
  description: Type.Optional(Text),
});
export type PageEntry = Static<typeof PageEntry>;
