import Type, { type Static } from 'typebox';
import { EventDocument } from '../event/documents/event/schema.ts';
import { DocumentCode } from '../form/field/code.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const HostName = Type.String({ pattern: '^[a-z0-9.-]{1,253}$' });
const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const Name = Type.Union([
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.Object(
    { en: Type.String({ minLength: 1, maxLength: 200 }), fr: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
]);

/** What a new event can be made from: a template, or the event at which it is asked for. */
export const EventSource = Type.Object({
  /** The template’s code; absent for a copy of this event. */
  template: Type.Optional(Type.String()),
  name: Text,
  description: Text,
  dates: Type.Object({ start: Type.String(), end: Type.String() }),
  theme: EventDocument.properties.theme,
  timezone: Type.String(),
  languages: Type.Array(Type.Enum(LOCALES)),
  location: Text,
  documents: Type.Integer(),
  /** Kinds of documents that can be left out, with their names. */
  optional: Type.Array(Type.Object({ kind: Type.String(), name: Type.String() })),
});
export type EventSource = Static<typeof EventSource>;

/** Making an event at the desk of another. */
export const newEvents = endpoints(calls.newEvents, {
  listEventSources: {
    summary: 'What a new event can be made from: templates, and a copy of this event.',
    access: 'organizer',
    permission: 'team',
    response: Type.Object({ sources: Type.Array(EventSource) }),
  },
  createEvent: {
    summary:
      'Publishes a new event made from a template or from this event, with registration closed, and makes the organizer its owner.',
    access: 'organizer',
    permission: 'team',
    body: Type.Object({
      /** Absent: a copy of this event. */
      template: Type.Optional(Type.String({ maxLength: 64 })),
      /** Its code, which its address under `.localhost` is made of. */
      code: DocumentCode,
      name: Name,
      location: Name,
      client_name: Type.Optional(Name),
      start: IsoDate,
      timezone: Type.Optional(Type.String({ maxLength: 60 })),
      languages: Type.Array(Type.Enum(LOCALES), { minItems: 1, uniqueItems: true }),
      /** The host name under which the public sees it. */
      host: Type.Optional(HostName),
      colour: Type.Optional(Colour),
      /** Kinds of documents that are left out. */
      without: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 })),
    }),
    response: Type.Object({
      code: Type.String(),
      documents: Type.Integer(),
      /** Where the public sees it, and where it is organized. */
      site: Type.String(),
      desk: Type.String(),
      /** The one-time code with which the organizer signs in there; absent for programs. */
      sign_in: Type.Optional(Type.Object({ email: Type.String(), code: Type.String() })),
    }),
  },
});
