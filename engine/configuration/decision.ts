import Type, { type Static } from 'typebox';
import { Code, DocumentCode } from './code.ts';
import { Flag } from './flag.ts';
import { Text } from './text.ts';

/** What becomes of what was sent: looked at, taken or not, and where that is asked for, confirmed by who has sent it. */
export const DECISIONS = ['in_review', 'accepted', 'declined', 'confirmed'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Those that are an organizer's; the last is of who has sent it. */
export const ORGANIZER_DECISIONS = ['in_review', 'accepted', 'declined'] as const;
export type OrganizerDecision = (typeof ORGANIZER_DECISIONS)[number];

/** Whether what was decided on so takes part. */
export function isTaken(decision: Decision | null | undefined): boolean {
  return decision === 'accepted' || decision === 'confirmed';
}

/** Where those who were accepted may stand on the site. */
export const LISTED_AMONG = ['exhibitors', 'sponsors'] as const;

/** An answer of a flow, by its form and field. */
export const Answer = Type.Object({ form: DocumentCode, field: Code }, { additionalProperties: false });
export type AnswerNamed = Static<typeof Answer>;

/** The subject of a mail, and what it says before what every such mail says. */
export const MailWords = Type.Object({ subject: Text, text: Text }, { additionalProperties: false });

/** How a flow's dossiers are decided on, and what is written of each decision in the organizer's own words. */
export const DecisionPart = Type.Object(
  {
    /** Y asks who was accepted to confirm that they take part. */
    confirm: Type.Optional(Flag),
    /** The answer that organizers know it by, such as a company's name; a person's name where it is not said. */
    named_by: Type.Optional(Answer),
    /** Who is accepted stands on the site among them, with these answers, under the name that they are known by. */
    listed: Type.Optional(
      Type.Object(
        {
          among: Type.Enum([...LISTED_AMONG]),
          /** The type of an exhibitor, the level of a sponsor: an option, or what was picked, by its code there. */
          group: Answer,
          text_en: Type.Optional(Answer),
          text_fr: Type.Optional(Answer),
          link: Type.Optional(Answer),
          /** The picture that was sent as a logo. */
          logo: Type.Optional(Answer),
          /** What was picked as an exhibitor's booth. */
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
