// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import type { FormServices } from '#engine/form/react/form-environment.ts';
import { renderFields } from '../testing/render-fields.tsx';

const texts = (count: number) =>
  Array.from({ length: count }, (_, at): Field => ({ type: 'text', code: `t${at}`, label: `Field ${at}` }));
const submit = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  });
};
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('the summary counts in words and goes on after the label in small letters', async () => {
  const fields: Field[] = [
    { type: 'email', code: 'email', label: 'Email address', default: 'danielle@' },
    { type: 'text', code: 'school', label: 'School or organization' },
    { type: 'text', code: 'own', label: 'PST number', message: 'PST needs 8 digits' },
  ];
  renderFields(fields);
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Three answers need attention');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(links()).toEqual([
    'Email address: enter a valid email address',
    'School or organization: this field is required',
    'PST number: PST needs 8 digits',
  ]);
});

test('an error goes from the summary when it is mended, and the summary with the last of them', async () => {
  const { session } = renderFields([
    { type: 'text', code: 'school', label: 'School' },
    { type: 'text', code: 'city', label: 'City' },
    { type: 'email', code: 'email', label: 'Email', required: 'N' },
  ]);
  await submit();
  expect(links()).toHaveLength(2);
  await act(async () => session.edit('school', 'Harbour Elementary'));
  await waitFor(() => expect(links()).toEqual(['City: this field is required']));
  expect(screen.getByRole('alert')).toHaveTextContent('One answer needs attention');
  // What is found wrong since stands below its field, and so in the summary.
  await act(async () => {
    session.edit('email', 'danielle@');
    session.blur('email');
  });
  await waitFor(() => expect(links()).toHaveLength(2));
  await act(async () => session.edit('city', 'Vancouver'));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('the summary in French', async () => {
  renderFields([{ type: 'text', code: 'school', label: { en: 'School', fr: 'École' } }], { locale: 'fr' });
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Une réponse à revoir');
  expect(links()).toEqual(['École\u00a0: ce champ est obligatoire']);
});

test('a long summary shows twelve and the rest on demand', async () => {
  renderFields(texts(40));
  await submit();
  expect(links()).toHaveLength(12);
  expect(screen.getByRole('alert')).toHaveTextContent('40 answers need attention');
  expect(screen.getByText(/and 28 more/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(links()).toHaveLength(40);
});

test('a link leads to its field, also in a row of a group', async () => {
  renderFields([
    {
      type: 'repeatable_group',
      code: 'guests',
      label: 'Guests',
      minItems: 2,
      fields: [
        { type: 'text', code: 'name', label: 'Name' },
        { type: 'phone', code: 'phone', label: 'Phone', required: 'N', default: '604' },
      ],
    },
  ]);
  await submit();
  expect(links()).toContain('Entry 2, Name: this field is required');
  fireEvent.click(screen.getByRole('link', { name: 'Entry 2, Phone: enter a valid phone number' }));
  expect(screen.getAllByLabelText(/Phone/)[1]).toHaveFocus();
});

test('a row is called by its own name, whatever the group asks', async () => {
  const { session } = renderFields([
    {
      type: 'repeatable_group',
      code: 'guests',
      label: 'Who comes with you?',
      item_label: 'Guest',
      minItems: 1,
      fields: [{ type: 'text', code: 'age', label: 'Age' }],
    },
  ]);
  await submit();
  expect(links()).toEqual(['Guest 1, Age: this field is required']);
  // A row that was left blank marks what it asks for, and leads there.
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByLabelText('Age')).toHaveFocus();
  expect(screen.getByLabelText('Age')).toBeInvalid();
  const path = session.store.locate('guests.0.age');
  // What the server says of it names the answer already.
  const message = 'Age must be 18 or more.';
  await act(async () => session.refuse([{ path, keyword: 'server', message }]));
  await waitFor(() => expect(links()).toEqual(['Guest 1: Age must be 18 or more.']));
});

test('a wrong part of an address is named', async () => {
  const address = {
    street1: '1 Main',
    city: 'Vancouver',
    province: 'BC',
    postalcode: 'W5N 1R9',
    country: 'Canada',
    countryvalue: 'CA',
    type: 'home',
  };
  renderFields([{ type: 'address', code: 'home', label: 'Address', default: address }]);
  await submit();
  expect(screen.getByRole('group', { name: 'Address' })).toHaveAccessibleDescription(
    expect.stringMatching(/^Postal code: Please enter valid postal code\./),
  );
});

test('what is missing of a card is told part by part, each with its way there', async () => {
  const { store } = renderFields([{ type: 'credit_card', code: 'card', label: 'Your card' }]);
  await waitFor(() => expect(store.read('card').value).toEqual({}));
  await submit();
  expect(links()).toEqual([
    'Card holder name: this field is required',
    'Card number: this field is required',
    'Expiry: this field is required',
    'CVC: this field is required',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /^CVC/ }));
  expect(screen.getByLabelText('CVC')).toHaveFocus();
});

test('a section with nothing to show says nothing until it has something', () => {
  const shown = { '==': [{ var: 'more' }, 'yes'] };
  const fields: Field[] = [{ type: 'text', code: 'more' }];
  const { page } = renderFields(fields, {
    served: {
      document: {
        kind: 'form',
        code: 'sample',
        title: 'Sample',
        sections: [
          { code: 'first', fields },
          {
            code: 'second',
            title: 'Second',
            show_if: shown,
            fields: [{ type: 'text', code: 'inside', label: 'Inside' }],
          },
        ],
      },
    },
  });
  const heading = () => screen.queryByRole('heading', { name: 'Second' });
  expect(heading()).toBeNull();
  fireEvent.change(page.querySelector('input') ?? page, { target: { value: 'yes' } });
  expect(heading()).toBeVisible();
  expect(screen.getByLabelText('Inside')).toBeVisible();
});

test('a long section stands in parts, each field once and in its order', async () => {
  const { page } = renderFields(texts(120));
  const parts = [...page.querySelectorAll('.fields-part')];
  expect(parts.map((part) => part.querySelectorAll('input').length)).toEqual([24, 24, 24, 24, 24]);
  const names = [...page.querySelectorAll('label')].map((label) => label.textContent);
  expect(names).toEqual(texts(120).map(({ label }) => label));
});

test.each([
  ['a short one', texts(59)],
  [
    'one with fields beside each other',
    texts(120).map((field) => ({ ...field, layout: { width: 'half' } }) as Field),
  ],
])('a section stands whole: %s', (_, fields) => {
  const { page } = renderFields(fields);
  expect(page.querySelector('.fields-part')).toBeNull();
  expect(page.querySelectorAll('.fields > .field')).toHaveLength(fields.length);
});

test('a check by the server is said politely', () => {
  const { store } = renderFields([{ type: 'email', code: 'email', label: 'Email', verify: 'server' }]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => store.setChecking('email', true));
  expect(screen.getByRole('status')).toHaveTextContent('Checking…');
});

test.each([
  ['en', 'You are not allowed edit Email Type'],
  ['fr', 'Vous ne pouvez pas modifier le type de courriel'],
] as const)('a closed Email Type says why (spec §5, %s)', (locale, notice) => {
  renderFields([{ type: 'email_type', code: 'kind', label: 'Email type', enabled: 'N' }], { locale });
  const group = screen.getByRole('radiogroup', { name: 'Email type' });
  expect(group).toHaveAccessibleDescription(notice);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

test('a label is text, whatever stands in it', () => {
  const { page } = renderFields([{ type: 'text', code: 'a', label: '<img src=x onerror="alert(1)">' }]);
  expect(page.querySelector('img')).toBeNull();
  expect(screen.getByLabelText('<img src=x onerror="alert(1)">')).toBeVisible();
});

test('country and province take their lists from the server when they bring none', async () => {
  const services: FormServices = {
    countries: async () => [{ id: 'CA', name: 'Canada' }],
    states: async () => [{ id: 'WA', name: 'Washington' }],
  };
  renderFields(
    [
      { type: 'country', code: 'country', label: 'Country' },
      { type: 'province', code: 'state', label: 'State', country: 'US' },
      { type: 'province', code: 'province', label: 'Province' },
    ],
    { services },
  );
  expect(await screen.findByRole('option', { name: 'Canada' })).toBeVisible();
  expect(screen.getByLabelText('Country')).toHaveValue('CA');
  expect(await screen.findByRole('option', { name: 'Washington' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Province' })).toBeVisible();
});
