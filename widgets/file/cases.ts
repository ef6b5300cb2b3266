import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';
import { fakeFiles } from '../testing/fake-picks.ts';

const pdf = (name: string, bytes = 1_500) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const choose = ({ user, control }: Visitor, chosen: File) => user.upload(control, chosen);
const removeCard = /^(Remove|Supprimer) card\.pdf$/;

export const file: FieldCases<'file'> = {
  field: {
    type: 'file',
    code: 'sample',
    label: { en: 'Photo of official document', fr: 'Photo du document officiel' },
    document: 'official',
  },
  services: () => ({ picks: { files: fakeFiles('The file is damaged') } }),
  describes: {
    en: 'JPEG, PNG, WebP or PDF, at most 10\u00a0Mb. Only the organizers can see it.',
    fr: 'JPEG, PNG, WebP ou PDF, au plus 10\u00a0Mo. Seule l’équipe organisatrice peut le voir.',
  },
  fill: {
    act: async (visitor) => {
      await choose(visitor, pdf('card.pdf'));
      await screen.findByRole('button', { name: removeCard });
    },
    value: { files_ID: 'kept', name: 'card.pdf', type: 'application/pdf', size: 1_500 },
  },
  also: [
    {
      about: 'a file can be removed again; the focus goes to where another can be chosen',
      act: async (visitor) => {
        await choose(visitor, pdf('card.pdf'));
        await visitor.user.click(await screen.findByRole('button', { name: removeCard }));
        expect(await screen.findByText('The file has been removed')).toBeInTheDocument();
        await expect.poll(() => document.activeElement).toBe(visitor.control);
      },
      value: undefined,
    },
    {
      about: 'another takes the place of the first',
      act: async (visitor) => {
        await choose(visitor, pdf('card.pdf'));
        await screen.findByRole('button', { name: removeCard });
        await choose(visitor, pdf('newer.pdf', 9));
        await screen.findByText('newer.pdf has been uploaded');
        expect(screen.queryByRole('button', { name: removeCard })).toBeNull();
      },
      value: { files_ID: 'kept', name: 'newer.pdf', type: 'application/pdf', size: 9 },
    },
    {
      about: 'what the server refuses is said in its words, and nothing is kept',
      act: async (visitor) => {
        await choose(visitor, pdf('broken.pdf'));
        expect(await screen.findByRole('alert')).toHaveTextContent('The file is damaged');
        expect(visitor.control).toHaveAttribute('aria-invalid', 'true');
      },
      value: undefined,
    },
    {
      about: 'what is no picture and no PDF is not even sent',
      act: async ({ control }) => {
        const anything = userEvent.setup({ applyAccept: false });
        await anything.upload(control, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
        expect(screen.getByRole('alert')).toHaveTextContent('This type of file is not accepted.');
      },
      value: undefined,
    },
  ],
  invalid: [
    {
      field: { maxSize: 1 },
      act: (visitor) => choose(visitor, pdf('large.pdf', 2 ** 20 + 1)),
      says: { en: 'The file is larger than 1\u00a0Mb.', fr: 'Le fichier dépasse 1\u00a0Mo.' },
    },
  ],
};
