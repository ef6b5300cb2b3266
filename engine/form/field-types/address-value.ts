import Type, { type Static } from 'typebox';

/** An address (spec §3): `country` is its name, `countryvalue` its code. */
export const Address = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 40 })),
  /** The caller's own id; ignored. */
  pid: Type.Optional(Type.String({ maxLength: 200 })),
  /** The source; B by default. */
  source: Type.Optional(Type.String({ maxLength: 40 })),
  /** The address on one line; written by the server if absent. */
  value: Type.Optional(Type.String({ maxLength: 1_000 })),
  street1: Type.String({ maxLength: 200 }),
  street2: Type.Optional(Type.String({ maxLength: 200 })),
  city: Type.String({ maxLength: 120 }),
  province: Type.Optional(Type.String({ maxLength: 120 })),
  postalcode: Type.String({ maxLength: 20 }),
  country: Type.String({ maxLength: 120 }),
  countryvalue: Type.String({ maxLength: 5 }),
  type: Type.Enum(['home', 'work', 'location']),
});
export type Address = Static<typeof Address>;
