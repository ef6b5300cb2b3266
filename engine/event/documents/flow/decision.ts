import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from '../../../form/field/code.ts';
import { Flag } from '../../../form/field/flag.ts';
import { Text } from '../../../form/languages/text.ts';

/**
 * The states of an application: in review, accepted, declined, and if the flow asks for it, confirmed by the applicant.
 */
export const DECISIONS = ['in_review', 'accepted', 'declined', 'confirmed'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The decisions of organizers; the last state is the applicant's. */
export const ORGANIZER_DECISIONS = ['in_review', 'accepted', 'declined'] as const;
export type OrganizerDecision = (typeof ORGANIZER_DECISIONS)[number];

/** Whether an application with this decision takes part. */
export function isTaken(decision: Decision | null | undefined): boolean {
  return decision === 'accepted' || decision === 'confirmed';
}

/** Where accepted applications can be listed on the site. */
export const LISTED_AMONG = ['exhibitors', 'sponsors'] as const;

/** An answer of a flow, by its form and field. */
export const Answer = Type.Object({ form: DocumentCode, field: Code }, { additionalProperties: false });
export type AnswerNamed = Static<typeof Answer>;

/** The subject of an email, and the text before its standard part. */
export const MailWords = Type.Object({ subject: Text, text: Text }, { additionalProperties: false });

/** How a flow's applications are decided, with the organizer's own texts for emails. */
export const DecisionPart = Type.Object(
  {
    /** Y: accepted applicants are asked to confirm. */
    confirm: Type.Optional(Flag),
    /** The answer that identifies an application for organizers, such as a company; the person's name by default. */
    named_by: Type.Optional(Answer),
    /** Lists accepted applications on the site, with these answers, under their identifying answer. */
    listed: Type.Optional(
      Type.Object(
        {
          among: Type.Enum(LISTED_AMONG),
          /** An exhibitor's type or a sponsor's level: the code of an option or an offer. */
          group: Answer,
          text_en: Type.Optional(Answer),
          text_fr: Type.Optional(Answer),
          link: Type.Optional(Answer),
          /** The picture that was sent as a logo. */
          logo: Type.Optional(Answer),
          /** The answer with an exhibitor's booth. */
          booth: Type.Optional(Answer),
        },
        { additionalProperties: false },
      ),
    ),
    mails: Type.Optional(
      Type.Object(
        {
          in_review: Type.Optional(MailWords),
          accepted: Type.Optional(MailWords),
          declined: Type.Optional(MailWords),
          confirmed: Type.Optional(MailWords),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type DecisionPart = Static<typeof DecisionPart>;
