import Type, { type Static } from 'typebox';
import { DocumentCode } from '../configuration/code.ts';
import { DECISIONS, ORGANIZER_DECISIONS } from '../configuration/decision.ts';
import { Flag } from '../configuration/flag.ts';
import { RefundQuote, RefundStanding } from './cancellation.ts';
import { endpoint } from './endpoint.ts';
import { Application, RegistrationCode } from './registration.ts';

const Event = Type.String({ minLength: 1, maxLength: 64 });
const Cents = Type.Integer({ minimum: 0 });
const Message = Type.Optional(Type.String({ maxLength: 2_000 }));

/** One decision, as who has sent the application is told of it. */
const Decided = Type.Object({
  decision: Type.Enum([...DECISIONS]),
  decided_at: Type.String(),
  /** What the organizer wrote with it. */
  message: Type.Optional(Type.String()),
});

/** How an application that was sent stands, and what may be done about it now. */
export const ApplicationStanding = Type.Object({
  registration: Application,
  /** Y where organizers decide on what is sent in its flow. */
  is_decided: Flag,
  /** What was decided, the last one first. */
  decisions: Type.Array(Decided),
  /** Y where who was accepted is asked to confirm it, and has not. */
  may_confirm: Flag,
  may_withdraw: Flag,
  /** What withdrawing gives back now by the event’s policy; of one that is withdrawn, what it gave back. */
  refund: RefundQuote,
  refunds: Type.Array(RefundStanding),
});
export type ApplicationStanding = Static<typeof ApplicationStanding>;

/** An application in an organizer’s list. */
export const ListedApplication = Type.Object({
  code: RegistrationCode,
  email: Type.String(),
  /** The name that it was sent under, of a person or a company; '' where its forms ask for none. */
  name: Type.String(),
  status: Application.properties.status,
  decision: Application.properties.decision,
  submitted_at: Application.properties.submitted_at,
});
export type ListedApplication = Static<typeof ListedApplication>;

/** What becomes of what was sent in a flow that is neither a registration nor a group. */
export const application = {
  getApplicationStanding: endpoint({
    method: 'GET',
    path: '/getApplicationStanding/{code}',
    summary: 'The decision on the bearer’s application, and the actions available.',
    access: 'holder',
    dossiers: 'application',
    params: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  }),
  confirmDecision: endpoint({
    method: 'POST',
    path: '/confirmDecision',
    summary: 'Confirms that an accepted applicant takes part, if the flow asks for a confirmation.',
    access: 'holder',
    dossiers: 'application',
    body: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  }),
  withdrawApplication: endpoint({
    method: 'POST',
    path: '/withdrawApplication',
    summary: 'Withdraws the bearer’s submission: held items are released, and the policy’s refund is made.',
    access: 'holder',
    dossiers: 'application',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      /** In cents what the bearer was shown: another amount now is answered with 409 `price`, nothing is withdrawn. */
      expected_refund: Cents,
      message: Message,
    }),
    response: ApplicationStanding,
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/listApplications/{event}/{flow}',
    summary: 'The started and submitted applications of a flow, newest first.',
    access: 'organizer',
    params: Type.Object({ event: Event, flow: DocumentCode }),
    response: Type.Object({ applications: Type.Array(ListedApplication) }),
  }),
  decideApplication: endpoint({
    method: 'POST',
    path: '/decideApplication',
    summary:
      'Decides on an application and emails the applicant. Declining releases everything it held and refunds everything paid.',
    access: 'organizer',
    body: Type.Object({
      event: Event,
      code: RegistrationCode,
      decision: Type.Enum([...ORGANIZER_DECISIONS]),
      /** For who has sent it, in the mail and on their page. */
      message: Message,
    }),
    response: Type.Object({ application: ListedApplication }),
  }),
} as const;
