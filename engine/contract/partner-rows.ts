import Type, { type Static } from 'typebox';
import { DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import type { Call } from './calls/call.ts';
import { type Definition, definition } from './endpoint.ts';
import type { RowsFront } from './flow-fronts.ts';
import { RegistrationCode, registration } from './registration.ts';

const RowCode = Type.String({ minLength: 1, maxLength: 64 });

/** A person named in an application. */
const NamedPerson = Type.Object({
  person_code: RowCode,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.Optional(Type.String()),
  badge: Type.Optional(Type.String()),
  /** Y: attends, with a badge; N: the applicant, who may. */
  coming: Flag,
});

/** The form of the rows with all of its stored answers; absent if the flow has none. */
const changedForm = {
  form_type: Type.Optional(DocumentCode),
  values: Type.Record(Type.String(), Type.Unknown()),
};

/** Everyone named in an application. */
export const NamedPeople = Type.Object({ contacts: Type.Array(NamedPerson), ...changedForm });
export type NamedPeople = Static<typeof NamedPeople>;

/** The donations of an application; amounts in cents. */
export const Gifts = Type.Object({
  donations: Type.Array(
    Type.Object({
      donation_code: RowCode,
      amount: Type.Integer({ minimum: 0 }),
      purpose: Type.Optional(Text),
    }),
  ),
  total: Type.Integer({ minimum: 0 }),
  ...changedForm,
});
export type Gifts = Static<typeof Gifts>;

const { code: _code, ...saved } = registration.saveRegistrationPersonalInformations.body.properties;

type Front = Pick<RowsFront, 'flow' | 'code'>;

const saveRows = ({ flow, code }: Front, summary: string) =>
  definition({
    summary,
    access: 'holder',
    dossiers: flow,
    body: Type.Object({ [code]: RegistrationCode, ...saved }) as unknown as ReturnType<
      typeof Type.Object<typeof saved>
    >,
    response: registration.saveRegistrationPersonalInformations.response,
  });

const onPerson = ({ flow, code }: Front, summary: string) =>
  definition({
    summary,
    access: 'holder',
    dossiers: flow,
    body: Type.Object({ [code]: RegistrationCode, person_code: RowCode }) as unknown as ReturnType<
      typeof Type.Object<{ person_code: typeof RowCode }>
    >,
    response: NamedPeople,
  });

const onGift = ({ flow, code }: Front) =>
  definition({
    summary: 'Removes a gift from the bearer’s application, by its code in `donations`.',
    access: 'holder',
    dossiers: flow,
    body: Type.Object({ [code]: RegistrationCode, donation_code: RowCode }) as unknown as ReturnType<
      typeof Type.Object<{ donation_code: typeof RowCode }>
    >,
    response: Gifts,
  });

const people = ({ flow }: Front) =>
  definition({
    summary: 'The people on the bearer’s application, and its contact.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: NamedPeople,
  });

const gifts = ({ flow }: Front) =>
  definition({
    summary: 'The gifts on the bearer’s application.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: Gifts,
  });

export type SaveRowsCall = Call & ReturnType<typeof saveRows>;
export type PersonCall = Call & ReturnType<typeof onPerson>;
export type GiftCall = Call & ReturnType<typeof onGift>;
export type PeopleCall = Call & ReturnType<typeof people>;
export type GiftsCall = Call & ReturnType<typeof gifts>;

/** The calls of a front under its names. */
export type RowsCalls<F extends RowsFront> = Readonly<
  Record<F['savePeople'] | F['saveGifts'], SaveRowsCall>
> &
  Readonly<Record<F['addPerson'] | F['removePerson'], PersonCall>> &
  Readonly<Record<F['removeGift'], GiftCall>> &
  Readonly<Record<F['people'], PeopleCall>> &
  Readonly<Record<F['gifts'], GiftsCall>>;

/** Defines the calls of a front from its row of the table. */
export function rowsDefinitions<const F extends RowsFront>(front: F): RowsCalls<F> {
  const definitions: Readonly<Record<string, Definition>> = {
    [front.savePeople]: saveRows(front, 'Saves the answers of the step that lists people.'),
    [front.saveGifts]: saveRows(front, 'Saves the answers of the step with gifts.'),
    [front.addPerson]: onPerson(
      front,
      'Adds a person whom the application names to those who attend, by their code.',
    ),
    [front.removePerson]: onPerson(front, 'Removes a person from those who attend, by their code.'),
    [front.removeGift]: onGift(front),
    [front.people]: people(front),
    [front.gifts]: gifts(front),
  };
  // Computed names widen to any text; they are those of the row.
  return definitions as unknown as RowsCalls<F>;
}
