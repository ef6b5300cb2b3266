import Type from 'typebox';
import { ActivityInformation } from '../event/cart/activity.ts';
import { Flag } from '../form/field/flag.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';
import { frontDefinitions } from './flow-front.ts';
import { FLOW_FRONTS } from './flow-fronts.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });
const Activities = Type.Object({
  activities: Type.Array(ActivityInformation),
  /** The server’s time, for countdowns. */
  now: Type.Optional(Type.String()),
});

const { submitActivityApplication, ...front } = frontDefinitions(FLOW_FRONTS.activity);

/** Activities of a registration, and of buyers without one (spec §7). */
export const activity = endpoints(calls.activity, {
  ...front,
  submitActivityApplication: {
    ...submitActivityApplication,
    summary:
      'Submits a buyer’s activity and pays for it, like `saveSubmitRegistration`; another activity or quantity is selected first.',
    body: Type.Object({
      ...submitActivityApplication.body.properties,
      buyer_code: RegistrationCode,
      activity_code: Type.Optional(Code),
      quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      /** As `saveActivityInformation` takes it. */
      amount: Type.Optional(Type.Number()),
    }),
  },
  getActivityInformations: {
    summary:
      'The activities available to the bearer: those of the registration’s track, or those sold without a registration.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ code: RegistrationCode }),
    response: Activities,
  },
  getActivityInformation: {
    summary: 'One activity, as available to the bearer; a is the activity’s code.',
    access: 'holder',
    dossiers: 'any',
    params: Type.Object({ a: Code, code: RegistrationCode }),
    response: ActivityInformation,
  },
  getActivityInformationByCode: {
    summary: 'One activity, public; code is the activity’s code.',
    access: 'public',
    params: Type.Object({ code: Code }),
    response: ActivityInformation,
  },
  saveActivityInformation: {
    summary:
      'Selects one activity for the bearer in place of any other; quantity 0 removes it. The server decides the amount and compares it with the one sent.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({
      buyer_code: RegistrationCode,
      activity_code: Code,
      quantity: Type.Integer({ minimum: 0, maximum: 99 }),
      /** The cents for one person that were shown: another amount now is answered with 409 `price`, nothing is saved. */
      amount: Type.Optional(Type.Number()),
    }),
    response: Activities,
  },
  waitForActivity: {
    summary:
      'Joins the waitlist of an activity that is full, if it has one; N leaves it, or declines an offered place. Joining twice keeps the position.',
    access: 'holder',
    dossiers: 'any',
    body: Type.Object({ buyer_code: RegistrationCode, activity_code: Code, wait: Flag }),
    response: Activities,
  },
});
