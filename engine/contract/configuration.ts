import Type from 'typebox';
import { WrittenDiagnostic } from '../event/diagnosis/written-diagnostic.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { CheckedDocument, PublishedDocument } from './site-drafts.ts';
import { WalkedFlow } from './walks.ts';

/** A version of a document. */
const version = { kind: Type.String(), code: Type.String(), version: Type.Integer() };
const eventCode = Type.String({ maxLength: 64 });

/** Who published a version of a document, and when. */
const Publication = {
  version: Type.Integer(),
  published_at: Type.String(),
  published_by: Type.String(),
  /** Why, in the author’s words; absent without any. */
  note: Type.Optional(Type.String()),
  /** Y if this version removed the document from the site. */
  unpublished: Type.Enum(['Y', 'N']),
};

/** The most documents that are checked or published together. */
export const MOST_TOGETHER = 1_000;

const Note = Type.String({ maxLength: 200 });
const Kind = Type.String({ maxLength: 20 });
/** The version that a document was made from; 0 for a new one. */
const From = Type.Integer({ minimum: 0 });

/** Documents of an event that are published together, and those that are removed with them. */
const together = {
  event: eventCode,
  documents: Type.Array(Type.Object({ document: Type.Unknown(), version: From }), {
    maxItems: MOST_TOGETHER,
  }),
  removed: Type.Array(Type.Object({ kind: Kind, code: eventCode, version: From }), {
    maxItems: MOST_TOGETHER,
  }),
};

/** The largest picture that an organizer may upload, in bytes. */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

export const configuration = endpoints(calls.configuration, {
  publishConfiguration: {
    summary:
      'Publishes a new version of a configuration document. A document with errors is refused with diagnostics.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      /** Code of the event document, such as `spring-fair`. */
      event: eventCode,
      document: Type.Unknown(),
      /**
       * The version that the document was made from, 0 for a new one; if a newer one exists, the answer is 409 with the
       * difference. `$version` in the document has the same meaning. Without either it counts as new.
       */
      version: Type.Optional(Type.Integer({ minimum: 0 })),
      /** Y publishes over a newer version; it is logged. */
      force: Type.Optional(Type.Enum(['Y', 'N'])),
      /** Y publishes a document that affects people, or with which another no longer charges as it did; without it such a one is refused with 409 and why. */
      confirmed: Type.Optional(Type.Enum(['Y', 'N'])),
      /** Why it is published; kept with the version. */
      note: Type.Optional(Note),
      /** Y only asks whether the document could be published. */
      dry_run: Type.Optional(Type.Enum(['Y', 'N'])),
    }),
    response: Type.Object({
      ...version,
      warnings: Type.Array(WrittenDiagnostic),
      /** Where the event is to be seen. */
      hosts: Type.Array(Type.String()),
    }),
  },
  checkDocuments: {
    summary:
      'What publishing documents together, and removing others, would change, whom it affects, and what is wrong with each next to the rest. Nothing is stored.',
    access: 'organizer',
    permission: 'content',
    reads: true,
    body: Type.Object({
      ...together,
      /** Y also walks through the flows: what each way would cost, and what it costs now. */
      walks: Type.Optional(Type.Enum(['Y', 'N'])),
    }),
    response: Type.Object({
      documents: Type.Array(CheckedDocument),
      flows: Type.Optional(Type.Array(WalkedFlow)),
    }),
  },
  publishDocuments: {
    summary:
      'Publishes documents together and removes others, all or none. A document with errors is refused with 422, one of which a newer version was published with 409, as are changes that affect people and are not confirmed.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      ...together,
      /** Why they are published; kept with each version. */
      note: Type.Optional(Note),
      confirmed: Type.Optional(Type.Enum(['Y', 'N'])),
    }),
    response: Type.Object({ published: Type.Array(PublishedDocument) }),
  },
  unpublishConfiguration: {
    summary:
      'Takes a page offline. Its versions stay, and any of them can be published again. Documents the site needs are refused.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ event: eventCode, kind: Type.String({ maxLength: 20 }), code: eventCode }),
    response: Type.Object({
      ...version,
      /** Links of other documents that lead nowhere now. */
      warnings: Type.Array(WrittenDiagnostic),
    }),
  },
  listConfiguration: {
    summary:
      'The documents of an event with their versions, and with what they contain if that is asked for.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ event: eventCode }),
    query: Type.Object({ content: Type.Optional(Type.Enum(['Y', 'N'])) }),
    response: Type.Object({
      documents: Type.Array(Type.Object({ ...version, document: Type.Optional(Type.Unknown()) })),
    }),
  },
  getConfiguration: {
    summary: 'The newest version of a configuration document, as it was published.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ event: eventCode, kind: Type.String({ maxLength: 20 }), code: eventCode }),
    response: Type.Object({ ...version, document: Type.Unknown() }),
  },
  listConfigurationVersions: {
    summary: 'Every version of a configuration document, the newest first.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ event: eventCode, kind: Type.String({ maxLength: 20 }), code: eventCode }),
    response: Type.Object({
      versions: Type.Array(Type.Object(Publication)),
    }),
  },
  listPublishedVersions: {
    summary: 'Every version of every document of an event, the newest first.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ event: eventCode }),
    response: Type.Object({
      versions: Type.Array(Type.Object({ kind: Type.String(), code: Type.String(), ...Publication })),
    }),
  },
  getConfigurationVersion: {
    summary: 'One version of a configuration document, as it was published.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({
      event: eventCode,
      kind: Type.String({ maxLength: 20 }),
      code: eventCode,
      version: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }),
    }),
    response: Type.Object({ ...version, document: Type.Unknown() }),
  },
  listWalks: {
    summary:
      'Walks through each flow that together show its steps, fields, required messages and prices, with what each costs; of a draft also what it costs now. Nothing is stored.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ event: eventCode }),
    query: Type.Object({ draft: Type.Optional(Type.String({ maxLength: 64 })) }),
    response: Type.Object({ flows: Type.Array(WalkedFlow) }),
  },
  uploadPicture: {
    summary:
      'Stores a picture for an event’s documents, re-encoded without camera data and also in smaller widths.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      event: eventCode,
      /** The point that it is cropped around, in percent from its left and from its top, such as `50,30`. */
      focus: Type.Optional(Type.String({ maxLength: 20 })),
      /** From `getWebsiteEditorUploadHash`; an expired one is refused. */
      upload_hash: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({
      /** The address to be written into a document. */
      picture: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
    }),
  },
});
