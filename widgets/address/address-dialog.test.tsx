// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Address } from '#engine/form/field-types/address-value.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';
import { fakeDialogs, renderFields } from '../testing/render-fields.tsx';

beforeAll(fakeDialogs);

const lists: FormServices = {
  provinces: async () => [{ id: 'BC', name: { en: 'British Columbia', fr: 'Colombie-Britannique' } }],
  states: async () => [{ id: 'WA', name: 'Washington' }],
  countries: async () => [
    { id: 'CA', name: 'Canada' },
    { id: 'US', name: 'USA' },
    { id: 'FR', name: 'France' },
  ],
};
const STREET = 'Street (include unit number if applicable)*';
const home: Address = {
  id: '7',
  street1: '1842 East 7th Avenue',
  city: 'Vancouver',
  province: 'BC',
  postalcode: 'V5N 1R9',
  country: 'Canada',
  countryvalue: 'CA',
  type: 'home',
};

function open(services: FormServices = lists, more: object = {}, locale: Locale = 'en') {
  const user = userEvent.setup();
  const field = { type: 'address', code: 'home', label: 'Address', ...more } as Field;
  const rendered = renderFields([field], { services, locale });
  const press = (name: string | RegExp, role = 'button') => user.click(screen.getByRole(role, { name }));
  return { user, press, value: () => rendered.store.read('home').value };
}
const dialog = () => screen.queryByRole('dialog');
const field = (name: string | RegExp) => screen.getByLabelText(name);

test('starts in Canada (spec §9) and follows the country: labels, lists, what is required (spec §5)', async () => {
  const { press } = open();
  await press('Add an address');
  expect(dialog()).toHaveAccessibleName('Add an address');
  expect(screen.getByRole('radio', { name: 'Canada' })).toBeChecked();
  expect(await screen.findByRole('option', { name: 'British Columbia' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Province' })).toHaveAttribute('aria-required', 'true');

  await press('USA', 'radio');
  expect(await screen.findByRole('option', { name: 'Washington' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State' })).toBeVisible();
  expect(field('Zip code')).toBeVisible();

  await press('Other', 'radio');
  expect(await screen.findByRole('option', { name: 'France' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'USA' })).toBeNull();
  const state = screen.getByRole('textbox', { name: /^State\s+Optional$/ });
  expect(state).not.toHaveAttribute('aria-required');
});

test('changing the country clears street, city, province and postal code (spec §4)', async () => {
  const { press, user } = open();
  await press('Add an address');
  await user.type(field(STREET), '1 Main');
  await user.type(field('City'), 'Vancouver');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'BC');
  await user.type(field('Postal code'), 'V5N 1R9');
  await press('Work', 'radio');
  await press('USA', 'radio');
  for (const name of [STREET, 'City', 'State', 'Zip code']) expect(field(name)).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
});

test('saving is blocked while anything is wrong; the first wrong part takes the focus', async () => {
  const { press, user, value } = open();
  await press('Add an address');
  expect(dialog()?.querySelector('.error')).toBeNull();
  await press('Save address');
  expect(dialog()?.querySelectorAll('.error')).toHaveLength(5);
  await waitFor(() => expect(field(STREET)).toHaveFocus());
  expect(field(STREET)).toHaveAccessibleDescription('This field is required');
  await user.type(field(STREET), '1 Main');
  expect(field(STREET)).not.toHaveAttribute('aria-invalid');
  expect(value()).toBeUndefined();
});

test.each([
  ['en', /^Please enter valid postal code\. Format ANA NAN/, 'Add an address', 'Postal code'],
  ['fr', /^Veuillez entrer un code postal valide\. Format ANA NAN/, 'Ajouter une adresse', 'Code postal'],
] as const)(
  'a postal code in the wrong format is said on leaving it (%s)',
  async (locale, says, add, name) => {
    const { press, user } = open(lists, {}, locale);
    await press(add);
    await user.type(field(name), 'w5n1r9');
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field(name)).toHaveValue('W5N 1R9');
    expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(new RegExp(says.source.slice(1))));
  },
);

test('Esc and Cancel leave the answer as it was, and the focus goes back', async () => {
  const { press, value } = open();
  await press('Add an address');
  const element = dialog();
  if (!element) throw new Error('no dialog');
  fireEvent(element, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
  await press('Add an address');
  await press('Cancel');
  expect(value()).toBeUndefined();
});

const asks = { en: 'Discard what you typed?', fr: 'Abandonner ce que vous avez saisi ?' };
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

test.each([
  ['en', 'Add an address', STREET, 'Keep editing', 'Discard'],
  ['fr', 'Ajouter une adresse', /^Rue \(avec/, 'Continuer la saisie', 'Abandonner'],
] as const)(
  'what was typed is lost by nobody who was not asked (%s)',
  async (locale, add, street, keep, discard) => {
    const { press, user, value } = open(lists, {}, locale);
    await press(add);
    await user.type(field(street), '1842 East');
    for (const leave of [
      pressEscape,
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ]) {
      leave();
      expect(screen.getByRole('alertdialog')).toHaveAccessibleName(asks[locale]);
      await press(keep);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(field(street)).toHaveValue('1842 East');
    }
    // Esc on the question keeps what it asks about.
    pressEscape();
    pressEscape();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field(street)).toHaveValue('1842 East');
    pressEscape();
    await press(discard);
    expect(dialog()).toBeNull();
    expect(value()).toBeUndefined();
    expect(screen.getByRole('button', { name: add })).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('with-modal');
    await press(add);
    expect(field(street)).toHaveValue('');
  },
);

test('half an address outlives a crash, until it is saved or discarded', async () => {
  const kept = new Map<string, unknown>();
  const unfinished = {
    read: (path: string) => kept.get(path),
    keep: (path: string, begun: unknown) => void kept.set(path, begun),
  };
  const first = open({ ...lists, unfinished });
  await first.press('Add an address');
  await first.user.type(field(STREET), '1842 East');
  expect(kept.get('home')).toMatchObject({ street1: '1842 East', countryvalue: 'CA' });
  cleanup();
  const { press } = open({ ...lists, unfinished });
  expect(screen.getByText('You started an address but have not saved it.')).toBeVisible();
  await press('Continue with the address');
  expect(field(STREET)).toHaveValue('1842 East');
  pressEscape();
  await press('Discard');
  expect(kept.get('home')).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Add an address' })).toBeVisible();
});

test('a damaged draft of an address is none', async () => {
  const { press } = open({
    ...lists,
    unfinished: { read: () => ({ countryvalue: 7 }), keep: () => undefined },
  });
  await press('Add an address');
  expect(field(STREET)).toHaveValue('');
});

test('the other countries: the chosen one is required, its post code is not checked', async () => {
  const { press, user, value } = open();
  await press('Add an address');
  await press('Other', 'radio');
  await user.type(field(STREET), '1 rue de Rivoli');
  await user.type(field('City'), 'Paris');
  await user.type(field('Postal code'), 'x');
  await press('Home', 'radio');
  await press('Save address');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country name' })).toHaveFocus());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country name' }), 'FR');
  await press('Save address');
  expect(value()).toEqual({
    street1: '1 rue de Rivoli',
    city: 'Paris',
    postalcode: 'x',
    country: 'France',
    countryvalue: 'FR',
    type: 'home',
  });
  expect(screen.getByText('x, France')).toBeVisible();
});

test('a limited field leaves only the work address (spec §5)', async () => {
  const { press } = open(lists, { limited: 'Y' });
  await press('Add an address');
  expect(screen.queryByRole('radio', { name: 'Home' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
});

test('what another device has saved since is what one edits; without an answer it is what is here', async () => {
  const newer = { ...home, id: '7', street1: '9 Hastings Street' };
  const loadAddress = vi
    .fn<NonNullable<FormServices['loadAddress']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(newer);
  const { press, value } = open(
    { ...lists, loadAddress },
    { variant: 'saved', default: { ...home, id: '7' } },
  );
  await press('Edit');
  expect(field(STREET)).toHaveValue('1842 East 7th Avenue');
  await press('Cancel');
  await press('Edit');
  expect(loadAddress).toHaveBeenLastCalledWith('7');
  expect(field(STREET)).toHaveValue('9 Hastings Street');
  expect(value()).toEqual(newer);
});

test('the saved variant keeps it on the server; a failed save loses nothing that was typed', async () => {
  const saveAddress = vi
    .fn<NonNullable<FormServices['saveAddress']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async (_path, address) => ({ ...address, id: '8' }));
  const { press, user, value } = open({ ...lists, saveAddress }, { variant: 'saved', default: home });
  await press('Edit');
  expect(dialog()).toHaveAccessibleName('Edit your address');
  await user.type(field(STREET), ', unit 4');
  await press('Save address');
  expect(await within(dialog() ?? document.body).findByRole('alert')).toHaveTextContent(/could not be saved/);
  expect(field(STREET)).toHaveValue('1842 East 7th Avenue, unit 4');
  await press('Save address');
  expect(value()).toMatchObject({ id: '8', street1: '1842 East 7th Avenue, unit 4' });
  expect(saveAddress).toHaveBeenLastCalledWith('home', expect.objectContaining({ id: '7' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(await screen.findByText('Vancouver, British Columbia')).toBeVisible();
});

test('removing deletes it on the server; when that fails it stays, and says so', async () => {
  const deleteAddress = vi
    .fn<NonNullable<FormServices['deleteAddress']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(undefined);
  const { press, value } = open({ ...lists, deleteAddress }, { variant: 'saved', default: home });
  await press('Remove');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be removed/);
  expect(value()).toEqual(home);
  await press('Remove');
  expect(deleteAddress).toHaveBeenLastCalledWith('7');
  expect(value()).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus());
});

test('a list that does not come can be asked for again', async () => {
  const provinces = vi
    .fn<NonNullable<FormServices['provinces']>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue([{ id: 'BC', name: 'British Columbia' }]);
  const { press } = open({ ...lists, provinces });
  await press('Add an address');
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  await press('Try again');
  expect(await screen.findByRole('option', { name: 'British Columbia' })).toBeVisible();
  expect(provinces).toHaveBeenCalledTimes(2);
});

test('while a list loads its select says so and is closed', async () => {
  const { press } = open({ ...lists, provinces: () => new Promise(() => undefined) });
  await press('Add an address');
  const select = screen.getByRole('combobox', { name: 'Province' });
  expect(select).toBeDisabled();
  expect(select).toHaveTextContent('Loading...');
});

test('without any lists everything can still be typed', async () => {
  const { press, user, value } = open({});
  await press('Add an address');
  await press('Other', 'radio');
  await user.type(field('Country name'), 'France');
  await user.type(field(STREET), '1 rue de Rivoli');
  await user.type(field('City'), 'Paris');
  await user.type(field('Postal code'), '75001');
  await press('Home', 'radio');
  await press('Save address');
  expect(value()).toMatchObject({ country: 'France', countryvalue: 'ZZ', street1: '1 rue de Rivoli' });
});

test('suggested addresses fill the rest; without the service there are none', async () => {
  const suggestPlaces = vi.fn<NonNullable<FormServices['suggestPlaces']>>().mockResolvedValue([home]);
  const { press, user } = open({ ...lists, suggestPlaces });
  await press('Add an address');
  await user.type(field(STREET), '1842 East');
  await press(
    await screen.findByText('1842 East 7th Avenue, Vancouver, V5N 1R9').then(() => /1842 East 7th Avenue, V/),
  );
  expect(suggestPlaces).toHaveBeenLastCalledWith('1842 East', 'CA');
  expect(field('City')).toHaveValue('Vancouver');
  expect(field('Postal code')).toHaveValue('V5N 1R9');
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(screen.queryByRole('list', { name: 'Suggested addresses' })).toBeNull();
});
