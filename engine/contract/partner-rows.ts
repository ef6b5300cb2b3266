import Type, { type Static } from 'typebox';
import { DocumentCode } from '../form/field/code.ts';
import { Flag } from '../form/field/flag.ts';
import { Text } from '../form/languages/text.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { RegistrationCode, registration } from './registration.ts';

/** The names of the calls that save, list, add and remove contacts and donations (spec §7). */
export interface RowsFront {
  readonly flow: 'exhibitor' | 'sponsor';
  readonly code: string;
  readonly savePeople: string;
  readonly saveGifts: string;
  readonly addPerson: string;
  readonly removePerson: string;
  readonly removeGift: string;
  readonly people: string;
  readonly gifts: string;
}

/** Flows with calls for contacts and donations. */
export const ROWS_FRONTS = {
  exhibitor: {
    flow: 'exhibitor',
    code: 'exhibitor_code',
    savePeople: 'saveExhibitorPersonalInformations',
    saveGifts: 'saveExhibitorDonationInformations',
    addPerson: 'addPersonToExhibitor',
    removePerson: 'removePersonToExhibitor',
    removeGift: 'removeExhibitorDonation',
    people: 'getExhibitorFormContacts',
    gifts: 'getExhibitorFormDonations',
  },
  sponsor: {
    flow: 'sponsor',
    code: 'sponsor_code',
    savePeople: 'saveSponsorPersonalInformations',
    saveGifts: 'saveSponsorDonationInformations',
    addPerson: 'addPersonToSponsor',
    removePerson: 'removePersonToSponsor',
    removeGift: 'removeSponsorDonation',
    people: 'getSponsorFormContacts',
    gifts: 'getSponsorFormDonations',
  },
} as const satisfies Readonly<Record<string, RowsFront>>;

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

const saveRows = ({ flow, code }: Front, name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary,
    access: 'holder',
    dossiers: flow,
    holder: code,
    body: Type.Object({ [code]: RegistrationCode, ...saved }) as unknown as ReturnType<
      typeof Type.Object<typeof saved>
    >,
    response: registration.saveRegistrationPersonalInformations.response,
  });

const onPerson = ({ flow, code }: Front, name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary,
    access: 'holder',
    dossiers: flow,
    holder: code,
    body: Type.Object({ [code]: RegistrationCode, person_code: RowCode }) as unknown as ReturnType<
      typeof Type.Object<{ person_code: typeof RowCode }>
    >,
    response: NamedPeople,
  });

const onGift = ({ flow, code }: Front, name: string) =>
  endpoint({
    method: 'POST',
    path: `/${name}`,
    summary: 'Removes a gift from the bearer’s application, by its code in `donations`.',
    access: 'holder',
    dossiers: flow,
    holder: code,
    body: Type.Object({ [code]: RegistrationCode, donation_code: RowCode }) as unknown as ReturnType<
      typeof Type.Object<{ donation_code: typeof RowCode }>
    >,
    response: Gifts,
  });

const people = ({ flow }: Front, name: string) =>
  endpoint({
    method: 'GET',
    path: `/${name}/{code}`,
    summary: 'The people on the bearer’s application, and its contact.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: NamedPeople,
  });

const gifts = ({ flow }: Front, name: string) =>
  endpoint({
    method: 'GET',
    path: `/${name}/{code}`,
    summary: 'The gifts on the bearer’s application.',
    access: 'holder',
    dossiers: flow,
    params: Type.Object({ code: RegistrationCode }),
    response: Gifts,
  });

export type SaveRowsCall = ReturnType<typeof saveRows>;
export type PersonCall = ReturnType<typeof onPerson>;
export type GiftCall = ReturnType<typeof onGift>;
export type PeopleCall = ReturnType<typeof people>;
export type GiftsCall = ReturnType<typeof gifts>;

/** The calls of a front under its names. */
export type RowsCalls<F extends RowsFront> = Readonly<
  Record<F['savePeople'] | F['saveGifts'], SaveRowsCall>
> &
  Readonly<Record<F['addPerson'] | F['removePerson'], PersonCall>> &
  Readonly<Record<F['removeGift'], GiftCall>> &
  Readonly<Record<F['people'], PeopleCall>> &
  Readonly<Record<F['gifts'], GiftsCall>>;

function callsOf(front: RowsFront) {
  return {
    savePeople: saveRows(front, front.savePeople, 'Saves the answers of the step that lists people.'),
    saveGifts: saveRows(front, front.saveGifts, 'Saves the answers of the step with gifts.'),
    addPerson: onPerson(
      front,
      front.addPerson,
      'Lets a person come along whom the application names, by their code.',
    ),
    removePerson: onPerson(
      front,
      front.removePerson,
      'Takes a person from those who come along, by their code.',
    ),
    removeGift: onGift(front, front.removeGift),
    people: people(front, front.people),
    gifts: gifts(front, front.gifts),
  };
}

/** Makes the calls of a front from its row of the table. */
export function rowsCalls<const F extends RowsFront>(front: F): RowsCalls<F> {
  const calls: Readonly<Record<string, Endpoint>> = Object.fromEntries(
    Object.entries(callsOf(front)).map(([what, call]) => [front[what as keyof typeof front], call]),
  );
  // Computed names widen to any text; they are those of the row.
  return calls as unknown as RowsCalls<F>;
}

/** A flow's calls for contacts and donations; undefined without any. */
export function rowsFrontOf(flow: string) {
  const front = Object.values<RowsFront>(ROWS_FRONTS).find((each) => each.flow === flow);
  return front && { code: front.code, ...callsOf(front) };
}
