import Type, { type Static } from 'typebox';
import { BookedItem } from '../event/cart/booked.ts';
import { DECISIONS, ORGANIZER_DECISIONS } from '../event/documents/flow/decision.ts';
import { Flag } from '../form/field/flag.ts';
import { StoredFile } from '../form/field-types/stored-file-value.ts';
import { Text } from '../form/languages/text.ts';
import { AuditEntry } from './audit.ts';
import * as calls from './calls/organizer.ts';
import { DossierNote } from './desk-actions.ts';
import { DIRECTIONS, SORTS } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { DeskInvoice } from './invoice.ts';
import { DossierStatus, listFilter } from './list-filter.ts';

const Sort = Type.Enum(SORTS);
export type Sort = Static<typeof Sort>;
const Direction = Type.Enum(DIRECTIONS);
export type Direction = Static<typeof Direction>;

/** A registration, group or application as the list has it; amounts in cents. */
export const ListedDossier = Type.Object({
  code: Type.String(),
  /** The code of its flow: `registration`, `group`, or an application's. */
  flow: Type.String(),
  /** Empty until it is known. */
  name: Type.String(),
  email: Type.String(),
  /** The organization of its group, or its own. */
  organization: Type.Optional(Type.String()),
  status: DossierStatus,
  decision: Type.Optional(Type.Enum(DECISIONS)),
  track: Type.Optional(Type.String()),
  mode: Type.Optional(Type.String()),
  days: Type.Array(Type.String()),
  /** The language of its emails. */
  locale: Type.String(),
  /** Charged and not refunded. */
  paid: Type.Integer(),
  /** Of its open invoice. */
  owing: Type.Integer(),
  tags: Type.Array(Type.String()),
  started_at: Type.String(),
  submitted_at: Type.Optional(Type.String()),
  /** Its answers to the questions among the columns in words, by their ids. */
  answers: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ListedDossier = Static<typeof ListedDossier>;

/** A line of the ledger, in cents: what was charged (negative: credited), or paid (negative: refunded). */
export const LedgerLine = Type.Object({
  at: Type.String(),
  kind: Type.Enum(['charge', 'discount', 'tax', 'payment', 'refund', 'invoice', 'group']),
  label: Text,
  detail: Type.Optional(Text),
  /** Of an organizer's entry: their address or a token's name, empty for the installation's token; and why. */
  by: Type.Optional(Type.String()),
  why: Type.Optional(Type.String()),
  charged: Type.Optional(Type.Integer()),
  paid: Type.Optional(Type.Integer()),
  /** Of a payment or refund that is not over, or has failed. */
  state: Type.Optional(Type.Enum(['pending', 'failed'])),
});
export type LedgerLine = Static<typeof LedgerLine>;

/** An email about a dossier. */
export const DeskMail = Type.Object({
  id: Type.String(),
  at: Type.String(),
  recipient: Type.String(),
  subject: Type.String(),
  /** queued: to be sent; sent: accepted by the mail server; kept: in the outbox; failed: given up. */
  state: Type.Enum(['queued', 'sent', 'kept', 'failed']),
  error: Type.Optional(Type.String()),
});
export type DeskMail = Static<typeof DeskMail>;

/** What organizers may decide about an application, and what declining it brings. */
export const PossibleDecision = Type.Object({
  may: Type.Array(Type.Enum(ORGANIZER_DECISIONS)),
  /** Y: an accepted applicant is asked to confirm. */
  confirms: Flag,
  /** In cents what is refunded when it is declined. */
  back: Type.Integer({ minimum: 0 }),
  /** The printed number of the open invoice that is voided then. */
  voids: Type.Optional(Type.String()),
  /** The printed number of the paid invoice that has to be refunded by hand then. */
  by_hand: Type.Optional(Type.String()),
});
export type PossibleDecision = Static<typeof PossibleDecision>;

/** A form's answers in words, in the order of its questions. */
export const AnsweredForm = Type.Object({
  form_type: Type.String(),
  title: Type.String(),
  lines: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      text: Type.Array(Type.String()),
      /** The uploaded file that is the answer. */
      file: Type.Optional(StoredFile),
    }),
  ),
  /** Y: organizers can edit its answers. */
  editable: Type.Optional(Flag),
});
export type AnsweredForm = Static<typeof AnsweredForm>;

/** One registration, group or application with everything that is known about it. */
export const DeskDossier = Type.Object({
  dossier: ListedDossier,
  locale: Type.String(),
  updated_at: Type.String(),
  /** Its answers in words, form by form, and the forms that are not answered yet. */
  forms: Type.Array(AnsweredForm),
  items: Type.Array(BookedItem),
  invoices: Type.Array(DeskInvoice),
  /** Of an application that can be decided. */
  decide: Type.Optional(PossibleDecision),
  /** The team's, newest first. */
  notes: Type.Array(DossierNote),
  ledger: Type.Array(LedgerLine),
  mails: Type.Array(DeskMail),
  /** What organizers have changed about it, newest first. */
  audit: Type.Array(AuditEntry),
});
export type DeskDossier = Static<typeof DeskDossier>;

/** What happened to a dossier. */
export const TIMELINE_EVENTS = [
  'started',
  'draft',
  'submitted',
  'payment',
  'refund',
  'invoice',
  'changed',
  'decided',
  'cancelled',
] as const;

export const TimelineEntry = Type.Object({
  at: Type.String(),
  what: Type.Enum([...TIMELINE_EVENTS]),
  /** Of a change, decision or cancellation: who made it. */
  by: Type.Optional(Type.Enum(['attendee', 'organizer', 'applicant'])),
  /** In cents: of a payment, refund or invoice; of a change what it cost, below zero what it gave back. */
  amount: Type.Optional(Type.Integer()),
  /** Of a payment, refund or invoice its state, of a decision which one, of what is typed and not saved its step. */
  state: Type.Optional(Type.String()),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** The organizers' desk: everyone who signed up, to be searched and read. */
export const desk = endpoints(calls.desk, {
  listDossiers: {
    summary: 'Registrations, groups and applications that match a search and filters, in an order, in pages.',
    access: 'organizer',
    permission: 'registrations',
    query: Type.Object({
      ...listFilter,
      /** Questions whose answers to read, joined by commas: their ids as in getListOptions, at most 8. */
      columns: optional(2_000),
      /** By the start by default. */
      sort: Type.Optional(Sort),
      /** `desc` by default. */
      direction: Type.Optional(Direction),
      /** `next` of the previous page, in the same order. */
      after: optional(200),
    }),
    response: Type.Object({
      rows: Type.Array(ListedDossier),
      /** All that match. */
      total: Type.Integer(),
      /** The next page's `after`; absent on the last one. */
      next: Type.Optional(Type.String()),
    }),
  },
  getDossier: {
    summary: 'One registration, group or application: answers, items, money, emails and changes.',
    access: 'organizer',
    permission: 'registrations',
    params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
    response: DeskDossier,
  },
  getDossierMail: {
    summary: 'An email about a dossier as it was sent: its text and the names of its attachments.',
    access: 'organizer',
    permission: 'registrations',
    params: Type.Object({ code: Type.String({ maxLength: 64 }), id: Type.String({ maxLength: 64 }) }),
    response: Type.Object({
      ...DeskMail.properties,
      text: Type.String(),
      language: Type.String(),
      attachments: Type.Array(Type.String()),
    }),
  },
  getDossierTimeline: {
    summary: 'What happened to a dossier, newest first, and the state of its flow’s statechart.',
    access: 'organizer',
    permission: 'registrations',
    params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
    response: Type.Object({
      /** Dotted, such as `steps.personal.editing`; absent of a group, and of what was cancelled. */
      state: Type.Optional(Type.String()),
      entries: Type.Array(TimelineEntry),
    }),
  },
});
