import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases } from '../field-cases.ts';
import { fakeFiles } from '../testing/fake-picks.ts';

const png = (bytes = 700) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

export const photo: FieldCases<'photo'> = {
  field: { type: 'photo', code: 'sample', label: { en: 'Portrait', fr: 'Portrait' } },
  services: () => ({ picks: { files: fakeFiles('The file is damaged') } }),
  describes: {
    en: 'JPEG, PNG or WebP, at most 10\u00a0Mb.',
    fr: 'JPEG, PNG ou WebP, au plus 10\u00a0Mo.',
  },
  fill: {
    act: async ({ user, control }) => {
      await user.upload(control, png());
      await screen.findByRole('button', { name: /me\.png$/ });
      // Shown as it is on the server, from an address that the page's policy allows.
      await expect.poll(() => document.querySelector('img')?.src).toMatch(/^data:image\/png;base64,/);
    },
    value: { files_ID: 'kept', name: 'me.png', type: 'image/png', size: 700 },
  },
  invalid: [
    {
      field: { maxSize: 1 },
      act: ({ user, control }) => user.upload(control, png(2 ** 20 + 1)),
      says: { en: 'The file is larger than 1\u00a0Mb.', fr: 'Le fichier dépasse 1\u00a0Mo.' },
    },
  ],
};
