// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Group } from '#engine/contract/group-view.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { MemberView } from '#machines/group/group.connect.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { PaySide } from './pay-side.tsx';

afterEach(cleanup);

const member = (name: string) => ({ name, state: 'started', isNews: false }) as unknown as MemberView;
const group = { group_code: 'GR-1', pay: 'all' } as unknown as Group;

async function show(names: readonly string[], locale: Locale) {
  await loadTexts(locale);
  await loadArea(locale, 'group');
  const element = (
    <LocaleProvider locale={locale}>
      <PaySide group={group} members={names.map(member)} />
    </LocaleProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const FIVE = ['Ana', 'Ben', 'Chloé', 'Dev', 'Emi'];

it.each([
  ['en', FIVE, /Ana, Ben, Chloé, Dev,? and 1 other\./],
  ['en', [...FIVE, 'Finn'], /Dev,? and 2 others\./],
  ['fr', FIVE, /Dev et 1 autre\./],
  ['fr', [...FIVE, 'Finn'], /Dev et 2 autres\./],
] as const)('names four people and counts the rest (%s, %j)', async (locale, names, text) => {
  await show(names, locale);
  expect(screen.getByRole('button', { name: /./ })).toHaveAccessibleDescription(text);
});
