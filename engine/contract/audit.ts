import Type, { type Static } from 'typebox';
import { LOCALES } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { EXPORT_FORMATS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';

/** One value that an organizer changed; absent `was` or `is` for one that was added or removed. */
export const AuditChange = Type.Object({
  what: Type.String(),
  was: Type.Optional(Type.String()),
  is: Type.Optional(Type.String()),
});
export type AuditChange = Static<typeof AuditChange>;

/** One write by an organizer. */
export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** An address, a token's name, or empty for the installation's token. */
  actor: Type.String(),
  actor_kind: Type.Enum(['person', 'token', 'root']),
  ip: Type.String(),
  /** The call's name. */
  action: Type.String(),
  /** The code or address of what was changed. */
  subject: Type.String(),
  changes: Type.Array(AuditChange),
  reason: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

const filter = {
  /** Only entries of this address or token. */
  actor: Type.Optional(Type.String({ maxLength: 320 })),
  /** Only entries about a code or address with this in it, in any case. */
  subject: Type.Optional(Type.String({ maxLength: 320 })),
  /** Only entries of this call. */
  action: Type.Optional(Type.String({ maxLength: 64 })),
};

/** The audit log: every write by an organizer. */
export const audit = endpoints(calls.audit, {
  listAudit: {
    summary: 'What organizers have changed, newest first, in pages.',
    access: 'organizer',
    permission: 'team',
    query: Type.Object({
      ...filter,
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: Type.Object({
      entries: Type.Array(AuditEntry),
      /** Who is in the whole log and which calls; on the first page. */
      actors: Type.Optional(Type.Array(Type.String())),
      actions: Type.Optional(Type.Array(Type.String())),
      /** The next page's `after`; absent on the last one. */
      next: Type.Optional(Type.String()),
    }),
  },
  exportAudit: {
    summary: 'What organizers have changed as a spreadsheet file, one row for each value, newest first.',
    access: 'organizer',
    permission: 'team',
    query: Type.Object({
      ...filter,
      /** CSV by default. */
      format: Type.Optional(Type.Enum([...EXPORT_FORMATS])),
      /** The language of headings and actions; that of Accept-Language by default. */
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Unknown(),
  },
});
