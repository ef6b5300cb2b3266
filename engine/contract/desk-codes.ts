import Type, { type Static } from 'typebox';
import { BatchName, DiscountCode } from '../event/documents/discounts/schema.ts';
import { Cents, FEE_CATEGORIES, IsoDate } from '../event/properties/money.ts';
import { Flag } from '../form/field/flag.ts';
import { LOCALES, Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { CODE_STATES, MOST_NEW_CODES, MOST_PREFIX } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { ExportFormat } from './exporting.ts';

const Count = Type.Integer({ minimum: 0 });
const Kind = Type.Enum(['discount', 'invitation']);
const CodeState = Type.Enum(CODE_STATES);
export type CodeState = Static<typeof CodeState>;
const Categories = Type.Array(Type.Enum(FEE_CATEGORIES), { minItems: 1, uniqueItems: true });
const Percent = Type.Number({ exclusiveMinimum: 0, maximum: 100 });

/** A discount or invitation code with its uses; amounts in cents. */
export const ListedCode = Type.Object({
  code: DiscountCode,
  kind: Kind,
  label: Text,
  state: CodeState,
  percent: Type.Optional(Percent),
  amount: Type.Optional(Cents),
  categories: Type.Optional(Categories),
  /** Registrations that use it or hold it while they are filled in. */
  uses: Count,
  limit: Type.Optional(Count),
  from: Type.Optional(IsoDate),
  until: Type.Optional(IsoDate),
  /** Whom it is for; `conditional` if its condition is not just a track or a membership type. */
  track: Type.Optional(Type.String()),
  membership: Type.Optional(Type.String()),
  conditional: Type.Optional(Flag),
  bypasses: Type.Optional(Flag),
  batch: Type.Optional(BatchName),
});
export type ListedCode = Static<typeof ListedCode>;

const filter = {
  /** Words of a code, its name or its batch. */
  q: Type.Optional(Type.String({ maxLength: 300 })),
  kind: Type.Optional(Kind),
  state: Type.Optional(CodeState),
  batch: Type.Optional(Type.String({ maxLength: 60 })),
};

/** Codes to deactivate or activate: one, or those of a batch. */
const chosen = {
  code: Type.Optional(DiscountCode),
  batch: Type.Optional(BatchName),
  active: Flag,
};

/** What deactivating or activating codes does. */
export const CodesPlan = Type.Object({
  /** The codes that change. */
  codes: Count,
  /** Submitted registrations that use one of them, and drafts that have applied one. */
  uses: Count,
  drafts: Count,
});
export type CodesPlan = Static<typeof CodesPlan>;

/** The discount and invitation codes of an event. */
export const deskCodes = endpoints(calls.deskCodes, {
  listCodes: {
    summary:
      'The discount and invitation codes of the host’s event in pages, the newest first, with their uses.',
    access: 'organizer',
    permission: 'codes',
    query: Type.Object({
      ...filter,
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    response: Type.Object({
      rows: Type.Array(ListedCode),
      /** Codes that match, and their uses. */
      count: Count,
      uses: Count,
      next: Type.Optional(Type.String()),
      /** Every batch of the event with its codes, and those that are active. */
      batches: Type.Array(Type.Object({ batch: Type.String(), codes: Count, active: Count })),
      /** The membership types that a code can be for. */
      memberships: Type.Array(Type.Object({ code: Type.String(), label: Text })),
    }),
  },
  createCodes: {
    summary:
      'Creates one code, or a batch of random ones that cannot be guessed, in a new version of the document of codes.',
    access: 'organizer',
    permission: 'content',
    idempotent: true,
    body: Type.Object({
      kind: Kind,
      label: Text,
      percent: Type.Optional(Percent),
      amount: Type.Optional(Cents),
      categories: Type.Optional(Categories),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      from: Type.Optional(IsoDate),
      until: Type.Optional(IsoDate),
      track: Type.Optional(Type.String({ maxLength: 64 })),
      membership: Type.Optional(Type.String({ maxLength: 64 })),
      bypasses: Type.Optional(Flag),
      /** Its own text; a random one without it. */
      code: Type.Optional(Type.String({ maxLength: 80 })),
      /** How many random codes; one by default. More than one need a batch. */
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NEW_CODES })),
      /** What random codes start with. */
      prefix: Type.Optional(Type.String({ maxLength: MOST_PREFIX })),
      /** A name that no other batch has. */
      batch: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    response: Type.Object({ codes: Type.Array(DiscountCode), version: Type.Integer() }),
  },
  planCodes: {
    summary: 'What deactivating or activating a code or a batch would do. Nothing is changed.',
    access: 'organizer',
    permission: 'content',
    reads: true,
    body: Type.Object(chosen),
    response: CodesPlan,
  },
  setCodesActive: {
    summary:
      'Deactivates a code or a batch, or activates it again. Submitted registrations keep a code that is deactivated.',
    access: 'organizer',
    permission: 'content',
    body: Type.Object({
      ...chosen,
      /** How many codes change, as it was shown: if it differs now, 409. */
      expected: Count,
    }),
    response: Type.Object({ codes: Count, version: Type.Integer() }),
  },
  exportCodes: {
    summary: 'The codes that match as a spreadsheet file, the newest first.',
    access: 'organizer',
    permission: 'codes',
    query: Type.Object({
      ...filter,
      /** CSV by default. */
      format: Type.Optional(ExportFormat),
      /** The language of headings and names; that of Accept-Language by default. */
      locale: Type.Optional(Type.Enum(LOCALES)),
    }),
    response: Type.Unknown(),
  },
});
