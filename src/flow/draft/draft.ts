import type { Dossier } from '#engine/contract/registration.ts';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Ledger } from './sync-state.ts';

/** A form on this device: its version and every answer, sent or not. */
export interface FormDraft {
  readonly form: ServedForm;
  readonly answers: Values;
  /** Incomplete input, such as half an address, by path with row indices. */
  readonly unfinished?: Readonly<Record<string, unknown>>;
  /** What the server has of it, as far as this device knows. */
  readonly ledger?: Ledger;
}

/** A registration on this device, enough to continue after a crash and offline. */
export interface Draft {
  readonly code: string;
  readonly savedAt: number;
  readonly registration: Dossier;
  readonly steps: readonly Step[];
  readonly stepsVersion: number;
  /** The persisted snapshot of the registration machine. */
  readonly snapshot?: unknown;
  readonly forms: Readonly<Record<string, FormDraft>>;
  /** The bearer token of the registration, kept here too: localStorage may lose its last minute to a crash. */
  readonly token?: string;
}
