import { screen } from '@testing-library/react';
import type { FieldCases, Visitor } from '../field-cases.ts';

const street = {
  en: 'Street (include unit number if applicable)*',
  fr: 'Rue (avec le numéro d’unité, s’il y a lieu)*',
};
const city = { en: 'City', fr: 'Ville' };
const postal = { en: 'Postal code', fr: 'Code postal' };
const work = { en: 'Work', fr: 'Travail' };
const save = { en: 'Save address', fr: 'Enregistrer l’adresse' };
const add = { en: 'Add an address', fr: 'Ajouter une adresse' };

async function fill({ user, press, locale }: Visitor): Promise<void> {
  await press(add[locale]);
  await user.type(screen.getByLabelText(street[locale]), '1842 East 7th Avenue, unit 4');
  await user.type(screen.getByLabelText(city[locale]), 'Vancouver');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'BC');
  await user.type(screen.getByLabelText(postal[locale]), 'v5n1r9');
  await press(work[locale]);
  await press(save[locale]);
}

export const address: FieldCases<'address'> = {
  field: { type: 'address', code: 'sample', label: { en: 'Address', fr: 'Adresse' } },
  services: () => ({
    provinces: async () => [
      { id: 'BC', name: { en: 'British Columbia', fr: 'Colombie-Britannique' } },
      { id: 'QC', name: { en: 'Quebec', fr: 'Québec' } },
    ],
  }),
  fill: {
    act: fill,
    value: {
      street1: '1842 East 7th Avenue, unit 4',
      city: 'Vancouver',
      province: 'BC',
      postalcode: 'V5N 1R9',
      country: 'Canada',
      countryvalue: 'CA',
      type: 'work',
    },
  },
  invalid: [],
};
