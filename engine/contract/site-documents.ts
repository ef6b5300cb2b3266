import Type, { type Static } from 'typebox';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** A published document of an event, without its content. */
export const ListedDocument = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  /** What people call it; absent for documents that have only a kind. */
  name: Type.Optional(Text),
  /** Where it is to be seen, in the event’s default language; absent for documents without a page of their own. */
  path: Type.Optional(Type.String()),
  version: Type.Integer(),
  published_at: Type.String(),
  /** An address, a token’s name, `organizer` for the installation’s token, or `seed` for the first version. */
  published_by: Type.String(),
});
export type ListedDocument = Static<typeof ListedDocument>;

/** A document that was deleted; its versions can be restored. */
export const DeletedDocument = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  name: Type.Optional(Text),
  /** The version with which it was deleted. */
  version: Type.Integer(),
  deleted_at: Type.String(),
  deleted_by: Type.String(),
});
export type DeletedDocument = Static<typeof DeletedDocument>;

/** A kind of document in the reader’s language. */
const KindName = Type.Object({ kind: Type.String(), name: Type.String(), description: Type.String() });
export type KindName = Static<typeof KindName>;

const Kind = Type.String({ maxLength: 20 });
/** A JSON Schema, or a part of a form’s description. */
const Schema = Type.Record(Type.String(), Type.Unknown());

/** What editing an event’s documents needs besides its drafts. */
export const siteDocuments = endpoints(calls.siteDocuments, {
  listSiteDocuments: {
    summary:
      'The published documents of an event with who published them and when, those that were deleted, and every kind by name.',
    access: 'organizer',
    permission: 'content',
    response: Type.Object({
      kinds: Type.Array(KindName),
      documents: Type.Array(ListedDocument),
      deleted: Type.Array(DeletedDocument),
    }),
  },
  readSiteDocuments: {
    summary: 'The published documents of an event, or those of some kinds.',
    access: 'organizer',
    permission: 'content',
    query: Type.Object({
      /** Kinds, separated by commas; all by default. */
      kinds: Type.Optional(Type.String({ maxLength: 300 })),
    }),
    response: Type.Object({ documents: Type.Array(Type.Unknown()) }),
  },
  getDocumentForm: {
    summary:
      'The form in which a kind of document is edited, in the language of the request: a JSON Schema, its uiSchema, and how defaults are filled in.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ kind: Kind }),
    response: Type.Object({ ...KindName.properties, schema: Schema, uiSchema: Schema, defaults: Schema }),
  },
  getDocumentSchema: {
    summary:
      'The JSON Schema of a kind of document with titles, descriptions and editor hints in the language of the request.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ kind: Kind }),
    response: Type.Object({ ...KindName.properties, schema: Schema }),
  },
  countCondition: {
    summary:
      'How many registrations a condition is true for, by the answers that count. Counting stops after two seconds, and the answer says how many were counted.',
    access: 'organizer',
    permission: 'content',
    query: Type.Object({
      /** JSON Logic. */
      condition: Type.String({ maxLength: 8_000 }),
      /** The form whose fields it names by their codes alone. */
      form: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    response: Type.Object({
      /** Absent for a condition that cannot be decided. */
      holds: Type.Optional(Type.Integer()),
      counted: Type.Integer(),
      /** Registrations that are not cancelled; of a form of another flow, its applications. */
      total: Type.Integer(),
    }),
  },
});
