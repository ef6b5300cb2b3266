import Type, { type Static } from 'typebox';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';

/** Systems whose exports are recognised by their headings. */
export const IMPORT_SOURCES = ['pretix', 'hievents', 'eventbrite'] as const;

/** What a column can be for: `email`, `name`, `track`, `mode`, `days`, `language`, or `answer/FORM/FIELD`. */
export const ImportTarget = Type.Object({
  id: Type.String(),
  label: Text,
  /** The form of an answer. */
  form: Type.Optional(Text),
});
export type ImportTarget = Static<typeof ImportTarget>;

export const ImportColumn = Type.Object({
  heading: Type.String(),
  /** The first values. */
  samples: Type.Array(Type.String()),
  /** The id of what it seems to be for; empty for nothing. */
  target: Type.String(),
});
export type ImportColumn = Static<typeof ImportColumn>;

export const ImportProblem = Type.Object({
  /** The number of the row in the file; the headings are row 1. */
  row: Type.Integer({ minimum: 1 }),
  why: Type.Array(Text),
});
export type ImportProblem = Static<typeof ImportProblem>;

/** What importing a file would do. */
export const ImportCheck = Type.Object({
  /** Rows that can be registered. */
  ready: Type.Integer({ minimum: 0 }),
  /** Those of them without answers to required questions. */
  incomplete: Type.Integer({ minimum: 0 }),
  /** Rows that cannot. */
  wrong: Type.Integer({ minimum: 0 }),
  /** The first 500 of them. */
  problems: Type.Array(ImportProblem),
});
export type ImportCheck = Static<typeof ImportCheck>;

/** The ids of what the columns are for, in their order, as a JSON list; an empty one for a column that is left out. */
const columns = Type.String({ maxLength: 100_000 });

/** Registrations from a CSV file: UTF-8, UTF-16 or Windows-1252, at most 10 MB and 10,000 rows, the first with headings. */
export const deskImport = endpoints(calls.deskImport, {
  readImport: {
    summary: 'The columns of a CSV file with what each seems to be for. Nothing is stored.',
    access: 'organizer',
    permission: 'edit',
    reads: true,
    body: Type.Object({}),
    response: Type.Object({
      rows: Type.Integer({ minimum: 0 }),
      source: Type.Optional(Type.Enum(IMPORT_SOURCES)),
      columns: Type.Array(ImportColumn),
      targets: Type.Array(ImportTarget),
    }),
  },
  checkImport: {
    summary:
      'What importing a CSV file would do: every row that could not be registered, and why. Nothing is stored.',
    access: 'organizer',
    permission: 'edit',
    reads: true,
    body: Type.Object({ columns }),
    response: ImportCheck,
  },
  startImport: {
    summary:
      'Registers the people of a CSV file as submitted, with all fees waived, as a job. Each row of a file is registered once, however often the file is imported.',
    access: 'organizer',
    permission: 'edit',
    body: Type.Object({
      columns,
      /** The rows that can be registered, as they were shown: if others can now, 409 `stale`, and nothing is done. */
      ready: Type.Optional(Type.Integer({ minimum: 1 })),
      /** Y sends each person the confirmation. */
      notify: Type.Optional(Flag),
    }),
    response: Type.Object({ job: Type.String(), total: Type.Integer({ minimum: 1 }) }),
  },
});
