import type { Written } from '#server/audit/write-audit.ts';
import type { Database } from '#server/database/database.ts';
import type { ProgramServices } from '#server/program/mail-program-changes.ts';

/** The dependencies of handlers: those of payments, mails and links. */
export type DeskJobServices = ProgramServices;

/** A row's payload, as JSON. */
export type Payload = Readonly<Record<string, unknown>>;

/** The work on one row. */
export type RowWork = {
  readonly services: DeskJobServices;
  /** The row's transaction, which also marks it as done: `services.db` is outside of it. */
  readonly tx: Database;
  readonly job: { readonly id: string; readonly eventCode: string; readonly actor: string };
  readonly payload: Payload;
  /** Adds an entry to the audit log, in the name of the organizer who started the job. */
  readonly audit: (action: string, written: Written) => Promise<void>;
};

/** Called once a row's transaction has committed: wakes the mailer, asks a gateway. */
export type AfterRow = () => void | Promise<void>;

/**
 * Does what a job is for with one row, in the row's transaction. A Refusal is the row's fault, in its words; after any
 * other error the row has failed with a general sentence, and the error is reported. It must be possible to lose what
 * `AfterRow` does: the server can be killed before it.
 */
export type RowHandler = (work: RowWork) => Promise<AfterRow | undefined>;
