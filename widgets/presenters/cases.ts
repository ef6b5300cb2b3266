import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { FieldCases, Visitor } from '../field-cases.ts';
import { fakePresenters } from '../testing/fake-presenters.ts';

const school = 'Langley Secondary';
const kenji = { instructor_code: 'KENJ-2222', name: 'Kenji Morita', school };
const farah = { instructor_code: 'FARA-3333', name: 'Farah Siddiqui', school };
const maya = { instructor_code: 'MAYA-4444', name: 'Maya Lindqvist', school };
const asked = (...all: readonly (typeof maya)[]) => all.map((each) => ({ ...each, state: 'invited' }));

const find = { en: 'Find someone who has presented here', fr: 'Trouver quelqu’un qui a déjà présenté ici' };

/** Finds a person by part of their name, and invites them. */
async function ask({ user, locale, press }: Visitor, part: string): Promise<void> {
  await user.type(screen.getByLabelText(find[locale]), part);
  await press(new RegExp(`^(Add|Ajouter) .*${part}`, 'i'));
}
async function askThree(visitor: Visitor): Promise<void> {
  for (const part of ['Kenji', 'Farah', 'Maya']) await ask(visitor, part);
}
const names = () =>
  within(screen.getAllByRole('list')[0] ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const presenters: FieldCases<'presenters'> = {
  field: {
    type: 'presenters',
    code: 'sample',
    label: { en: 'Presenters', fr: 'Présentation' },
    form_type: 'proposal_presenter',
  },
  services: () => ({ picks: { presenters: fakePresenters([kenji, farah, maya]) } }),
  missing: { en: 'Add at least one presenter', fr: 'Ajoutez au moins une personne qui présente' },
  fill: { act: (visitor) => ask(visitor, 'Maya'), value: asked(maya) },
  also: [
    {
      about: 'somebody known is found by a part of their name or school, and told by no address',
      act: async ({ user, press }) => {
        await user.type(screen.getByLabelText(find.en), 'lindq');
        expect(screen.getByText(/1 found/)).toBeInTheDocument();
        await press(`Add Maya Lindqvist, ${school}`);
        expect(screen.getByText('An invitation was sent to Maya Lindqvist')).toBeInTheDocument();
        expect(screen.getByText('Invited, no answer yet')).toBeVisible();
      },
      value: asked(maya),
    },
    {
      about: 'a row is moved by its arrows, which keep the focus; at the end nothing moves',
      act: async (visitor) => {
        await askThree(visitor);
        screen.getByRole('button', { name: 'Move Kenji Morita down' }).focus();
        await visitor.user.keyboard('{Enter}');
        expect(names()).toEqual(['Farah Siddiqui', 'Kenji Morita', 'Maya Lindqvist']);
        expect(screen.getByRole('button', { name: 'Move Kenji Morita down' })).toHaveFocus();
        expect(screen.getByText('Kenji Morita moved to position 2')).toBeInTheDocument();
        screen.getByRole('button', { name: 'Move Farah Siddiqui up' }).focus();
        await visitor.user.keyboard('{Enter}');
        expect(names()).toEqual(['Farah Siddiqui', 'Kenji Morita', 'Maya Lindqvist']);
      },
      value: asked(farah, kenji, maya),
    },
    {
      about: 'somebody is taken off again',
      act: async (visitor) => {
        await askThree(visitor);
        await visitor.press('Remove Farah Siddiqui');
        expect(screen.getByText('Farah Siddiqui was removed')).toBeInTheDocument();
      },
      value: asked(kenji, maya),
    },
    {
      about: 'somebody new needs a name and an address',
      act: async ({ user, press }) => {
        await press('Invite someone new');
        await press('Send the invitation');
        expect(screen.getByText('Enter a name')).toBeVisible();
        expect(screen.getByLabelText('Name')).toHaveFocus();
        await user.keyboard('Zoé Roy');
        await user.type(screen.getByLabelText('Email'), 'zoe@example.org');
        await press('Send the invitation');
        expect(screen.getByText('An invitation was sent to Zoé Roy')).toBeInTheDocument();
      },
      value: [{ instructor_code: 'NEW', name: 'Zoé Roy', school: '', state: 'invited' }],
    },
  ],
  invalid: [],
};
