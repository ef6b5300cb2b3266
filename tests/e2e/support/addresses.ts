import type { TypedAddress } from './address-dialog.ts';

/** One address of each of the three country choices. */
export const addresses = {
  CA: {
    choice: 'CA',
    street1: '12-340 Main St',
    city: 'Vancouver',
    province: 'BC',
    postalcode: 'V5T 3A1',
    type: 'home',
  },
  US: {
    choice: 'US',
    street1: '500 Pine St',
    street2: 'Floor 3',
    city: 'Seattle',
    province: 'WA',
    postalcode: '98101-1234',
    type: 'work',
  },
  Other: {
    choice: 'Other',
    country: 'FR',
    street1: '7 rue de la République',
    city: 'Lyon',
    postalcode: '69001',
    type: 'work',
  },
} as const satisfies Record<TypedAddress['choice'], TypedAddress>;

/** Begins with a letter that no postal code begins with (spec §5). */
export const refusedPostalCode = 'W5T 3A1';
