import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Presenter } from '#engine/contract/proposal.ts';
import type { FieldCases } from '../field-cases.ts';
import { fakePresenters } from '../testing/fake-presenters.ts';

const presenter = (instructor_code: string, name: string, more: Partial<Presenter> = {}): Presenter => ({
  instructor_code,
  name,
  school: 'Langley Secondary',
  state: 'filled_in',
  contact: 'N',
  mine: 'N',
  has_part: 'Y',
  ...more,
});
const amelie = presenter('AMEL-1111', 'Amélie Fortin', { contact: 'Y', mine: 'Y', has_part: 'N' });
const kenji = presenter('KENJ-2222', 'Kenji Morita');
const farah = presenter('FARA-3333', 'Farah Siddiqui', {
  state: 'invited',
  has_part: 'N',
  sent_at: '2026-11-17T18:00:00Z',
});
const maya = { instructor_code: 'MAYA-4444', name: 'Maya Lindqvist', school: 'Vancouver Technical' };
const named = (...all: readonly Presenter[]) =>
  all.map(({ instructor_code, name, school, state }) => ({ instructor_code, name, school, state }));
const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => {
    const known = [amelie, kenji, farah].some(({ name }) => name === textContent);
    return known ? [textContent] : [];
  });

export const presenters: FieldCases<'presenters'> = {
  field: {
    type: 'presenters',
    code: 'sample',
    label: { en: 'Presenters', fr: 'Présentation' },
    form_type: 'proposal_presenter',
  },
  services: () => ({ picks: { presenters: fakePresenters([amelie, kenji, farah], [maya]) } }),
  missing: { en: 'Add at least one presenter', fr: 'Ajoutez au moins une personne qui présente' },
  fill: {
    act: async ({ press }) => {
      await press(/^(Remove|Retirer) Kenji Morita$/);
    },
    value: named(amelie, farah),
  },
  also: [
    {
      about: 'a row is moved by its arrows, which keep the focus; at the end nothing moves',
      act: async ({ user }) => {
        screen.getByRole('button', { name: 'Move Amélie Fortin down' }).focus();
        await user.keyboard('{Enter}');
        expect(names()).toEqual(['Kenji Morita', 'Amélie Fortin', 'Farah Siddiqui']);
        expect(screen.getByRole('button', { name: 'Move Amélie Fortin down' })).toHaveFocus();
        expect(screen.getByText('Amélie Fortin is number 2 now')).toBeInTheDocument();
        screen.getByRole('button', { name: 'Move Kenji Morita up' }).focus();
        await user.keyboard('{Enter}');
        expect(names()).toEqual(['Kenji Morita', 'Amélie Fortin', 'Farah Siddiqui']);
      },
      value: named(kenji, amelie, farah),
    },
    {
      about: 'somebody known is found by a part of their name, and asked',
      act: async ({ user, press }) => {
        await user.type(screen.getByLabelText('Find somebody who has presented here'), 'ma');
        expect(await screen.findByText(/1 found/)).toBeInTheDocument();
        await press('Add Maya Lindqvist, Vancouver Technical');
        expect(screen.getByText('Maya Lindqvist was asked by email')).toBeInTheDocument();
      },
      value: [...named(amelie, kenji, farah), { ...maya, state: 'invited' }],
    },
    {
      about: 'somebody new needs a name and an address',
      act: async ({ user, press }) => {
        await press('Ask somebody new');
        const form = screen.getByRole('button', { name: 'Send the invitation' }).closest('div');
        if (!form) throw new Error('no form');
        await press('Send the invitation');
        expect(screen.getByText('Fill in a name')).toBeVisible();
        expect(within(form).getByLabelText('Name')).toHaveFocus();
        await user.keyboard('Zoé Roy');
        await user.type(within(form).getByLabelText('Email'), 'zoe@example.org');
        await press('Send the invitation');
        expect(screen.getByText('Zoé Roy was asked by email')).toBeInTheDocument();
      },
      value: [
        ...named(amelie, kenji, farah),
        { instructor_code: 'NEW', name: 'Zoé Roy', school: '', state: 'invited' },
      ],
    },
  ],
  invalid: [],
};
