import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';

export const radioPictures: FieldCases<'radio_pictures'> = {
  field: {
    type: 'radio_pictures',
    code: 'sample',
    label: { en: 'Shirt', fr: 'Chandail' },
    options: [
      { id: 'hill', name: { en: 'The hill', fr: 'La colline' }, picture: '/tiles/hill.svg' },
      { id: 'sea', name: { en: 'The sea', fr: 'La mer' }, picture: '/tiles/sea.svg' },
    ],
  },
  fill: {
    act: async ({ control, press, locale }) => {
      const pictures = [...control.querySelectorAll('img')];
      expect(pictures.map((picture) => [picture.alt, picture.width, picture.height])).toEqual([
        ['', 320, 200],
        ['', 320, 200],
      ]);
      await press(locale === 'fr' ? 'La mer' : 'The sea');
    },
    value: 'sea',
  },
  invalid: [],
};
