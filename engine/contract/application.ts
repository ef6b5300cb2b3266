import Type, { type Static } from 'typebox';
import { ItemKind } from '../event/cart/booked.ts';
import { DECISIONS, ORGANIZER_DECISIONS } from '../event/documents/flow/decision.ts';
import { DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/application.ts';
import { RefundQuote, RefundStanding } from './cancellation.ts';
import { OfferPreview } from './change.ts';
import { endpoints } from './endpoint.ts';
import { Application, RegistrationCode } from './registration.ts';

const Event = Type.String({ minLength: 1, maxLength: 64 });
const Cents = Type.Integer({ minimum: 0 });
const Message = Type.Optional(Type.String({ maxLength: 2_000 }));

/** An offered item, as it is named among its kind. */
const OfferedItem = {
  take: Type.String({ minLength: 1, maxLength: 130 }),
  take_kind: ItemKind,
  /** The amount for it, in cents, if its holder chooses it; the least by default. */
  amount: Type.Optional(Cents),
};

/** A decision as the applicant sees it. */
const Decided = Type.Object({
  decision: Type.Enum(DECISIONS),
  decided_at: Type.String(),
  /** The organizer's message. */
  message: Type.Optional(Type.String()),
});

/** The state of an application and the possible actions. */
export const ApplicationStanding = Type.Object({
  registration: Application,
  /** Y if organizers decide on the flow's submissions. */
  is_decided: Flag,
  /** The decisions, latest first. */
  decisions: Type.Array(Decided),
  /** Y if an accepted applicant is asked to confirm and has not. */
  may_confirm: Flag,
  may_withdraw: Flag,
  /** The refund on withdrawing now; for a withdrawn application, its refund. */
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

/** What happens with a submission that is neither a registration nor a group. */
export const application = endpoints(calls.application, {
  getApplicationStanding: {
    summary: 'The decision on the bearer’s application, and the actions available.',
    access: 'holder',
    dossiers: 'application',
    params: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  },
  confirmDecision: {
    summary: 'Confirms that an accepted applicant takes part, if the flow asks for a confirmation.',
    access: 'holder',
    dossiers: 'application',
    body: Type.Object({ code: RegistrationCode }),
    response: ApplicationStanding,
  },
  withdrawApplication: {
    summary: 'Withdraws the bearer’s submission: held items are released, and the policy’s refund is made.',
    access: 'holder',
    dossiers: 'application',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      /**
       * The refund shown to the applicant, in cents: if it has changed, the answer is 409 `price` and nothing is
       * withdrawn.
       */
      expected_refund: Cents,
      message: Message,
    }),
    response: ApplicationStanding,
  },
  previewOffer: {
    summary:
      'A preview of accepting an item that a waitlist offers to the bearer’s submitted application: its cost, and what it replaces. Nothing is changed.',
    access: 'holder',
    dossiers: 'application',
    body: Type.Object({ code: RegistrationCode, ...OfferedItem }),
    response: OfferPreview,
  },
  acceptOffer: {
    summary:
      'Accepts an offered item for the bearer’s submitted application: what it costs is charged, and what it replaces is released and refunded by the policy.',
    access: 'holder',
    dossiers: 'application',
    idempotent: true,
    body: Type.Object({
      code: RegistrationCode,
      ...OfferedItem,
      /** In cents what was shown: another difference now is answered with 409 `price`, and nothing is accepted. */
      expected_difference: Type.Integer(),
      /** The gateway's token of a card, if something is due. */
      credit: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Union([
      Type.Object({
        status: Type.Literal('confirmed'),
        registration: Application,
        difference: Type.Integer(),
      }),
      /** The bank asks for 3-D Secure: send the payer there, then repeat the call with the same key. */
      Type.Object({ status: Type.Literal('challenge'), url: Type.String() }),
    ]),
  },
  listApplications: {
    summary: 'The started and submitted applications of a flow, newest first.',
    access: 'organizer',
    permission: 'decisions',
    params: Type.Object({ event: Event, flow: DocumentCode }),
    response: Type.Object({ applications: Type.Array(ListedApplication) }),
  },
  decideApplication: {
    summary:
      'Decides on an application and emails the applicant. Declining releases everything it held and refunds everything paid.',
    access: 'organizer',
    permission: 'decisions',
    body: Type.Object({
      event: Event,
      code: RegistrationCode,
      decision: Type.Enum(ORGANIZER_DECISIONS),
      /** For the applicant, in the email and on their page. */
      message: Message,
    }),
    response: Type.Object({ application: ListedApplication }),
  },
});
