// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadDeskTexts } from '#src/lib/i18n/desk-texts.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { SearchField } from './search-field.tsx';

beforeAll(() => loadDeskTexts('en'));
afterEach(cleanup);

function open() {
  let arrive: (value: string) => void = () => {};
  function Page() {
    const [value, setValue] = useState('');
    const field = useRef<HTMLInputElement>(null);
    arrive = setValue;
    return (
      <LocaleProvider locale="en">
        <SearchField value={value} onChange={() => {}} field={field} />
      </LocaleProvider>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  return { router, arrive: (value: string) => act(() => arrive(value)) };
}
const shown = () => (screen.getByRole('searchbox') as HTMLInputElement).value;

test('keeps the letters that are typed while the address is behind', async () => {
  const { router, arrive } = open();
  await act(() => router.navigate('/?q=Tre', { replace: true }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Tremb' } });
  arrive('Tre');
  expect(shown()).toBe('Tremb');
});

test('follows the back button', async () => {
  const { router, arrive } = open();
  await act(() => router.navigate('/?q=new'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'new' } });
  await act(() => router.navigate(-1));
  arrive('old');
  expect(shown()).toBe('old');
});
