import Type from 'typebox';
import { WorkshopCart } from '../event/cart/workshop-cart.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import { endpoint } from './endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const RegistrationCode = Type.String({ minLength: 1, maxLength: 40 });

export const workshopCart = {
  getWorkshopsCart: endpoint({
    method: 'GET',
    path: '/getWorkshopsCart/{code}/{x}',
    summary: 'The workshops of the bearer’s registration; x is W.',
    access: 'holder',
    dossiers: 'registration',
    params: Type.Object({ code: RegistrationCode, x: Type.Enum(['W']) }),
    response: WorkshopCart,
  }),
  handleWorkshopCart: endpoint({
    method: 'POST',
    path: '/handle-workshop-cart',
    summary:
      'Holds a seat; with old codes it swaps, keeping the old seat until the new one is held. 409 `full` if there is none.',
    access: 'holder',
    dossiers: 'registration',
    holder: 'registration_code',
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
  }),
  deleteWorkshop: endpoint({
    method: 'POST',
    path: '/delete-workshop',
    summary: 'Releases a seat; a seat that is no longer held is no error.',
    access: 'holder',
    dossiers: 'registration',
    holder: 'registration_code',
    body: Type.Object({ registration_code: RegistrationCode, schedule_code: Code, session_code: Code }),
    response: WorkshopCart,
  }),
  extendWorkshopHolds: endpoint({
    method: 'POST',
    path: '/extendWorkshopHolds',
    summary: 'Extends the holds of the bearer’s registration, up to the event’s cap.',
    access: 'holder',
    dossiers: 'registration',
    holder: 'registration_code',
    body: Type.Object({ registration_code: RegistrationCode }),
    response: WorkshopCart,
  }),
  joinWorkshopWaitlist: endpoint({
    method: 'POST',
    path: '/joinWorkshopWaitlist',
    summary: 'Adds the bearer to the waitlist of a full session; with `leave` Y removes them.',
    access: 'holder',
    dossiers: 'registration',
    holder: 'registration_code',
    body: Type.Object({
      registration_code: RegistrationCode,
      session_code: Code,
      leave: Type.Optional(Flag),
    }),
    response: WorkshopCart,
  }),
  checkWorkshopSessionStatus: endpoint({
    method: 'POST',
    path: '/CheckWorkshopSessionStatus',
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
  }),
  getWorkshopBasicInformation: endpoint({
    method: 'POST',
    path: '/getWorkshopBasicInformation',
    summary: 'A workshop’s title, description and presenters.',
    access: 'public',
    body: Type.Object({ code: Code }),
    response: Type.Object({
      workshops_code: Type.String(),
      workshops_title: Text,
      description: Text,
      presenters: Type.Array(Type.Object({ name: Type.String(), role: Type.Optional(Text) })),
    }),
  }),
} as const;
