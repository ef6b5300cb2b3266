import Type, { type Static } from 'typebox';
import { WrittenDiagnostic } from '../event/diagnosis/written-diagnostic.ts';
import { DocumentChange } from '../event/merge/document-change.ts';
import { Code } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import { ServedForm } from './forms.ts';

/** The most drafts of an event, and the most documents in one. */
export const MOST_DRAFTS = 50;
export const MOST_DRAFT_DOCUMENTS = 100;

/** A draft without its documents. */
export const SiteDraft = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** An address, a token's name, or empty for the installation's token. */
  by: Type.String(),
  created_at: Type.String(),
  changed_at: Type.String(),
  documents: Type.Integer(),
  /** When it is published by itself, and who said so. */
  scheduled: Type.Optional(
    Type.Object({
      at: Type.String(),
      /** By the event’s clocks: `2027-01-31T09:00`. */
      local: Type.String(),
      by: Type.String(),
    }),
  ),
  /** When it was to be published by itself, and why it was not. */
  refused: Type.Optional(
    Type.Object({
      at: Type.String(),
      local: Type.String(),
      reasons: Type.Array(
        Type.Object({
          /** Absent for what concerns the whole draft. */
          kind: Type.Optional(Type.String()),
          code: Type.Optional(Type.String()),
          problem: Type.String(),
        }),
      ),
    }),
  ),
});
export type SiteDraft = Static<typeof SiteDraft>;

/** A document in a draft, as it was last saved. */
export const DraftDocument = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  /** The published version that it was made from; 0 for a new document. */
  base_version: Type.Integer(),
  /** The version that is published now; 0 without one. */
  version: Type.Integer(),
  /** Grows with each save. */
  revision: Type.Integer(),
  saved_by: Type.String(),
  saved_at: Type.String(),
  /** Y: publishing the draft removes it from the site; `document` is its content until then. */
  deleted: Flag,
  document: Type.Unknown(),
});
export type DraftDocument = Static<typeof DraftDocument>;

/** Something in another document that the deletion of one breaks. */
export const BrokenElsewhere = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  /** At a place of that other document. */
  diagnostic: WrittenDiagnostic,
});
export type BrokenElsewhere = Static<typeof BrokenElsewhere>;

/** What publishing a document of a draft would change, and what is wrong with it next to the rest of the draft. */
export const CheckedDocument = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  changes: Type.Array(DocumentChange),
  diagnostics: Type.Array(WrittenDiagnostic),
  /** Of one that is deleted: what still refers to it. */
  elsewhere: Type.Array(BrokenElsewhere),
  /** People whose registrations it affects, in sentences with numbers. */
  affected: Type.Array(WrittenDiagnostic),
  /** Y if another version was published since it was begun. */
  outdated: Flag,
});
export type CheckedDocument = Static<typeof CheckedDocument>;

/** A document that was published, or removed, together with others. */
export const PublishedDocument = Type.Object({
  kind: Type.String(),
  code: Type.String(),
  version: Type.Integer(),
  /** Y: with this version it is no longer on the site. */
  deleted: Flag,
});
export type PublishedDocument = Static<typeof PublishedDocument>;

const Id = Type.String({ maxLength: 64 });
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$' });
const named = { draft: Id, kind: Type.String({ maxLength: 20 }), code: Type.String({ maxLength: 64 }) };

/** A place that the draft and what was published since changed differently. */
export const DraftConflict = Type.Object({
  pointer: Type.String(),
  base: Type.Optional(Type.Unknown()),
  draft: Type.Optional(Type.Unknown()),
  published: Type.Optional(Type.Unknown()),
});
export type DraftConflict = Static<typeof DraftConflict>;

/** Changes to an event's documents that are collected and published together. */
export const siteDrafts = endpoints(calls.siteDrafts, {
  listSiteDrafts: {
    summary: 'The drafts of an event, the one changed last first.',
    access: 'organizer',
    permission: 'content',
    response: Type.Object({ drafts: Type.Array(SiteDraft) }),
  },
  startSiteDraft: {
    summary: 'Starts an empty draft.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ name: Name }),
    response: Type.Object({ draft: SiteDraft }),
  },
  renameSiteDraft: {
    summary: 'Renames a draft.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ draft: Id, name: Name }),
    response: Type.Object({ draft: SiteDraft }),
  },
  discardSiteDraft: {
    summary: 'Discards a draft with everything in it.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ draft: Id }),
    response: Type.Object({ discarded: Flag }),
  },
  getSiteDraft: {
    summary: 'A draft with its documents.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ id: Id }),
    response: Type.Object({ draft: SiteDraft, documents: Type.Array(DraftDocument) }),
  },
  checkSiteDraft: {
    summary: 'What publishing a draft would change, whom it affects, and what is wrong with it.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ id: Id }),
    response: Type.Object({ documents: Type.Array(CheckedDocument) }),
  },
  previewSiteDraftForm: {
    summary:
      'A form as attendees would have it with the draft published, and what its conditions may read of a registration.',
    access: 'organizer',
    permission: 'content',
    params: Type.Object({ id: Id, code: Type.String({ maxLength: 64 }) }),
    response: Type.Object({
      /** Absent while the form has not the shape of one, and cannot be drawn. */
      form: Type.Optional(ServedForm),
      tracks: Type.Array(Type.Object({ code: Type.String(), name: Text, modes: Type.Array(Type.String()) })),
      days: Type.Array(Type.String()),
      memberships: Type.Array(Type.Object({ code: Type.String(), label: Text })),
    }),
  },
  saveSiteDraftDocument: {
    summary:
      'Saves a document in a draft, with or without errors. If it was saved by another editor meanwhile, the answer is 409 with that document.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      draft: Id,
      document: Type.Unknown(),
      /** The revision that the editor last read; 0 for a document that is not in the draft yet. */
      revision: Type.Integer({ minimum: 0 }),
      /** The published version that it was made from, for a document that is not in the draft yet. */
      base_version: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    response: Type.Object({ document: DraftDocument, diagnostics: Type.Array(WrittenDiagnostic) }),
  },
  removeSiteDraftDocument: {
    summary: 'Takes a document out of a draft; what is published stays.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object(named),
    response: Type.Object({ removed: Flag }),
  },
  deleteSiteDraftDocument: {
    summary:
      'Has a published document removed from the site when the draft is published. Its versions stay, and can be restored.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object(named),
    response: Type.Object({ deleted: Flag }),
  },
  keepSiteDraftDocument: {
    summary:
      'Keeps a document that was to be deleted, with what the draft had changed in it; without a change, it leaves the draft.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object(named),
    response: Type.Object({ kept: Flag }),
  },
  renameSiteDraftDocument: {
    summary:
      'Gives a page, a floor plan, or a form without answers another code: a new document is made, the old one is deleted in the draft, and everything that refers to it is edited. A code that cannot be changed is refused with 422.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ ...named, to: Type.String({ pattern: '^[a-z][a-z0-9_-]{0,63}$' }) }),
    response: Type.Object({
      /** The documents that referred to it. */
      edited: Type.Array(Type.Object({ kind: Type.String(), code: Type.String() })),
    }),
  },
  renameSiteDraftField: {
    summary:
      'Gives a field of a form another code, with everything that refers to it. Its answers are moved when the draft is published, and pages that are open keep theirs. A code that cannot be changed is refused with 422.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      draft: Id,
      /** The form. */
      code: Type.String({ maxLength: 64 }),
      /** The code of the field, after those of the groups that it is in: `guests.hours`. */
      field: Type.String({ maxLength: 300 }),
      to: Code,
    }),
    response: Type.Object({
      /** The other documents that referred to it. */
      edited: Type.Array(Type.Object({ kind: Type.String(), code: Type.String() })),
    }),
  },
  rebaseSiteDraftDocument: {
    summary:
      'Merges what was published since into a document of a draft. At each conflict the draft’s value stays, unless the published one is asked for.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      ...named,
      /** Y only tells the conflicts. */
      dry_run: Type.Optional(Flag),
      /** Y takes the published value at conflicts. */
      take_published: Type.Optional(Flag),
    }),
    response: Type.Object({ document: DraftDocument, conflicts: Type.Array(DraftConflict) }),
  },
  publishSiteDraft: {
    summary:
      'Publishes and deletes everything in a draft, or nothing. A document with errors is refused with 422, one that was published by another organizer meanwhile with 409, as are changes that affect people and are not confirmed.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ draft: Id, confirmed: Type.Optional(Flag) }),
    response: Type.Object({ published: Type.Array(PublishedDocument) }),
  },
  scheduleSiteDraft: {
    summary:
      'Sets the time at which a draft publishes itself, or another one. It is refused as a publish would be now, and checked again then: if it can no longer be published, it stays as it is, says why, and its scheduler gets an email.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      draft: Id,
      /** A clock time in the event’s time zone: `2027-01-31T09:00`. */
      at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' }),
      confirmed: Type.Optional(Flag),
    }),
    response: Type.Object({ draft: SiteDraft }),
  },
  unscheduleSiteDraft: {
    summary: 'Takes the time from a draft, which then stays until it is published or discarded.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({ draft: Id }),
    response: Type.Object({ draft: SiteDraft }),
  },
});
