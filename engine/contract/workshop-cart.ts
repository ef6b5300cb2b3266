import Type from 'typebox';
import { WorkshopCart } from '../event/cart/workshop-cart.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/registration.ts';
import { endpoints } from './endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });

export const workshopCart = endpoints(calls.workshopCart, {
  getWorkshopsCart: {
    summary: 'The workshops of the bearer’s registration; x is W.',
    access: 'holder',
    dossiers: 'registration',
    params: Type.Object({ code: RegistrationCode, x: Type.Enum(['W']) }),
    response: WorkshopCart,
  },
  handleWorkshopCart: {
    summary:
      'Holds a seat; with old codes it swaps, keeping the old seat until the new one is held. 409 `full` if there is none.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      audience: Type.Optional(Type.String({ maxLength: 40 })),
      registration_code: RegistrationCode,
      workshop_code: Code,
      schedule_code: Code,
      session_code: Code,
      old_workshop_code: Type.Optional(Type.String({ maxLength: 64 })),
      old_schedule_code: Type.Optional(Type.String({ maxLength: 64 })),
      old_session_code: Type.Optional(Type.String({ maxLength: 64 })),
      schedule_start: Type.Optional(Type.String({ maxLength: 40 })),
      schedule_end: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: WorkshopCart,
  },
  deleteWorkshop: {
    summary: 'Releases a seat; a seat that is no longer held is no error.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ registration_code: RegistrationCode, schedule_code: Code, session_code: Code }),
    response: WorkshopCart,
  },
  extendWorkshopHolds: {
    summary: 'Extends everything that the bearer’s registration holds, up to the event’s cap.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({ registration_code: RegistrationCode }),
    response: WorkshopCart,
  },
  joinWorkshopWaitlist: {
    summary: 'Adds the bearer to the waitlist of a full session; with `leave` Y removes them.',
    access: 'holder',
    dossiers: 'registration',
    body: Type.Object({
      registration_code: RegistrationCode,
      session_code: Code,
      leave: Type.Optional(Flag),
    }),
    response: WorkshopCart,
  },
  checkWorkshopSessionStatus: {
    summary: 'The availability of sessions.',
    access: 'public',
    body: Type.Object({ sessions: Type.Array(Code, { minItems: 1, maxItems: 500 }) }),
    response: Type.Array(
      Type.Object({
        workshops_session_code: Type.String(),
        availability: Type.Enum(['open', 'limited', 'full']),
        seats_left: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
    ),
  },
  getWorkshopBasicInformation: {
    summary: 'A workshop’s title, description and presenters.',
    access: 'public',
    body: Type.Object({ code: Code }),
    response: Type.Object({
      workshops_code: Type.String(),
      workshops_title: Text,
      description: Text,
      presenters: Type.Array(Type.Object({ name: Type.String(), role: Type.Optional(Text) })),
    }),
  },
});
