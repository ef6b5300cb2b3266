import Type, { type Static } from 'typebox';
import { DECISIONS } from '../event/documents/flow/decision.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { AnsweredForm, PossibleDecision } from './desk.ts';
import { REVIEW_STATES } from './desk-values.ts';
import { endpoints } from './endpoint.ts';
import { RegistrationCode } from './registration.ts';

export type ReviewState = (typeof REVIEW_STATES)[number];

/** An application as reviewers’ lists have it. */
export const ReviewedApplication = Type.Object({
  code: Type.String(),
  /** The code of its flow. */
  flow: Type.String(),
  /** The answer that its flow names it by; empty if there is none. */
  name: Type.String(),
  submitted_at: Type.String(),
  decision: Type.Optional(Type.Enum(DECISIONS)),
});
export type ReviewedApplication = Static<typeof ReviewedApplication>;

/** A decision that was made, with the message to the applicant. */
export const MadeDecision = Type.Object({
  decision: Type.Enum(DECISIONS),
  at: Type.String(),
  message: Type.Optional(Type.String()),
});
export type MadeDecision = Static<typeof MadeDecision>;

const flow = Type.Optional(Type.String({ maxLength: 64 }));

/** Reading and deciding applications; without payments, emails and the team's notes. */
export const deskReview = endpoints(calls.deskReview, {
  listToReview: {
    summary: 'Submitted applications of flows with decisions, the oldest first, in pages.',
    access: 'organizer',
    permission: 'decisions',
    query: Type.Object({
      flow,
      state: Type.Enum(REVIEW_STATES),
      /** `next` of the previous page. */
      after: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({
      /** The flows with decisions, with how many applications wait for one. */
      flows: Type.Array(Type.Object({ code: Type.String(), label: Text, open: Type.Integer() })),
      rows: Type.Array(ReviewedApplication),
      total: Type.Integer(),
      next: Type.Optional(Type.String()),
    }),
  },
  getToReview: {
    summary: 'A submitted application: its answers, the decisions on it, and the possible ones.',
    access: 'organizer',
    permission: 'decisions',
    params: Type.Object({ code: RegistrationCode }),
    response: Type.Object({
      application: ReviewedApplication,
      forms: Type.Array(AnsweredForm),
      /** The newest first. */
      decisions: Type.Array(MadeDecision),
      decide: Type.Optional(PossibleDecision),
    }),
  },
});
