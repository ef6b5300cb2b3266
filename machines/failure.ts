import type { ConfigurationChange } from '#engine/form/field/configuration-change.ts';
import type { AnswerConflict } from '#engine/form/values/answer-conflict.ts';

/** Why a call did not succeed, as a machine has to tell it apart. */
export type FailureKind =
  /** No answer: offline, connection lost, server gone. */
  | 'connection'
  /** The token is no longer good. */
  | 'unauthorized'
  /** The configuration changed since the form was loaded. */
  | 'stale'
  /** Another device has changed the same answers. */
  | 'conflict'
  /** Errors by field. */
  | 'invalid'
  | 'full'
  | 'already_registered'
  | 'closed'
  /** The first call with the same key is still being worked on. */
  | 'in_flight'
  /** The total differs from the reviewed one. */
  | 'price'
  /** The gateway refused the card. */
  | 'declined'
  /** Anything else: a server error, an unreadable answer. */
  | 'fault';

/** A failed call as data. */
export interface Failure {
  readonly kind: FailureKind;
  /** Field or answer path to its messages, in the visitor's language. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The request's id in the server's log. */
  readonly requestId?: string;
  readonly changes?: readonly ConfigurationChange[];
  /** Both answers of each field that two devices have changed. */
  readonly conflicts?: Readonly<Record<string, AnswerConflict>>;
}

/** Every kind of failure. */
export const FAILURE_KINDS: readonly FailureKind[] = [
  'connection',
  'unauthorized',
  'stale',
  'conflict',
  'invalid',
  'full',
  'already_registered',
  'closed',
  'in_flight',
  'price',
  'declined',
  'fault',
];

const KINDS: ReadonlySet<string> = new Set(FAILURE_KINDS);

/** Reads an actor's rejection; anything that is not a failure is a fault. */
export function asFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'failure' in error) return asFailure(error.failure);
  if (typeof error === 'object' && error !== null && 'kind' in error && KINDS.has(String(error.kind))) {
    return error as Failure;
  }
  return { kind: 'fault', errors: {} };
}
