import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { MemberRow } from './group-members.ts';

/** A ready member's submission, and until when seats wait for the payment. */
export const ReadySubmission = Type.Object({
  answers: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  configurationVersions: Type.Record(Type.String(), Type.Integer()),
  timezone: Type.Union([Type.String(), Type.Null()]),
  locale: Type.String(),
  link: Type.String(),
  returnUrl: Type.String(),
  readyUntil: Type.String(),
});
export type ReadySubmission = Static<typeof ReadySubmission>;

/** Reads a member's submission; undefined if they are not ready. */
export function readySubmission({ readyAt, submission }: MemberRow): ReadySubmission | undefined {
  return readyAt && submission ? Value.Parse(ReadySubmission, submission) : undefined;
}
