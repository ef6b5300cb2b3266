// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formOfSchema } from '#engine/event/reference/form-of-schema.ts';
import { valueAt } from '#engine/form/any-schema/data-path.ts';
import { drawSchema } from '../../testing/draw-schema.tsx';
import { documentPartsIn } from '../index.tsx';

const EVENTS = path.resolve(import.meta.dirname, '../../../../fixtures/events');
const read = (file: string) => JSON.parse(readFileSync(path.join(EVENTS, file), 'utf8'));
const written = (value: unknown) => JSON.stringify(value);

const company = {
  kind: 'form',
  code: 'company',
  title: { en: 'Company', fr: 'Entreprise' },
  sections: [
    {
      code: 'who',
      title: { en: 'Who', fr: 'Qui' },
      fields: [
        {
          code: 'role',
          type: 'radio',
          label: { en: 'Role', fr: 'Fonction' },
          options: [
            { id: 'teacher', name: { en: 'Teacher', fr: 'Enseignante' } },
            { id: 'other', name: { en: 'Other', fr: 'Autre' } },
          ],
        },
        {
          code: 'school',
          type: 'text',
          label: { en: 'School', fr: 'École' },
          required: 'N',
          maxLength: 80,
          show_if: { '==': [{ var: 'role' }, 'teacher'] },
        },
      ],
    },
    { code: 'work', title: 'Work', fields: [{ code: 'title', type: 'text', label: 'Title' }] },
  ],
};
const fees = {
  kind: 'fees',
  code: 'fees',
  fees: [{ code: 'day', label: 'Day', when: { '==': [{ var: 'answers.company.role' }, 'teacher'] } }],
};

function draw(document: unknown, published: unknown = document, locale: 'en' | 'fr' = 'en') {
  const { schema, ...form } = formOfSchema('form', locale);
  const documents = [document, fees];
  return drawSchema(schema, {
    ...form,
    locale,
    formData: document,
    parts: documentPartsIn(locale),
    formContext: { documents, published, languages: ['en', 'fr'] },
  });
}
const at = (...steps: (string | number)[]) => ['sections', 0, 'fields', ...steps];
const fold = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
const fill = (id: string, value: string) => {
  const control = document.getElementById(id);
  if (!control) throw new Error(`no control ${id}`);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
};

describe('a question in plain words', () => {
  test.each([
    [
      'en',
      [
        'Role One choice, required',
        'School Text, optional, shown when Role is Teacher',
        'Title Text, required',
      ],
    ],
    [
      'fr',
      [
        'Fonction Choix unique, obligatoire',
        'École Texte, facultative, affichée si Fonction est Enseignante',
        'Title Texte, obligatoire',
      ],
    ],
  ] as const)('(%s)', (locale, rows) => {
    const { page } = draw(company, company, locale);
    const said = [...page.querySelectorAll('.question-fold')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    );
    expect(said).toEqual(rows);
  });
});

test('a question is added, named, given a code by its name, and shown by a condition that is chosen', async () => {
  const { page, store } = draw(company);
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a question' })[0] ?? page);
  fireEvent.change(screen.getByLabelText('Type of question'), { target: { value: 'text' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const id = 'f_sections_0_fields_2';
  await waitFor(() => expect(document.getElementById(`${id}_label-controls-en`)).toHaveFocus());
  fill(`${id}_label-controls-en`, 'School district');
  expect(page.querySelector(`#${id}_label .text-missing-tag`)).toHaveTextContent('Missing');
  fill(`${id}_label-controls-fr`, 'District scolaire');
  expect(page.querySelector(`#${id}_label .text-missing-tag`)).toBeNull();
  fireEvent.click(document.getElementById(`${id}_show_if__add`) ?? page);
  const row = within(screen.getByRole('group', { name: 'Condition 1' }));
  fireEvent.change(row.getByRole('combobox', { name: 'Question' }), { target: { value: 'role' } });
  expect(row.getByRole('combobox', { name: 'Comparison' })).toHaveValue('is');
  expect(row.getByRole('combobox', { name: 'Answer' })).toHaveDisplayValue('Teacher');
  fireEvent.change(row.getByRole('combobox', { name: 'Answer' }), { target: { value: '"other"' } });
  expect(store.valueAt(at(2))).toEqual({
    type: 'text',
    code: 'school_district',
    label: { en: 'School district', fr: 'District scolaire' },
    show_if: { '==': [{ var: 'role' }, 'other'] },
  });
  expect(fold('Role')).toBeInTheDocument();
  expect(screen.getByRole('button', { expanded: true })).toHaveTextContent(
    'School districtText, required, shown when Role is Other',
  );
});

test('the code of a published question stays when its label changes', () => {
  const { store } = draw(company);
  fireEvent.click(fold('School'));
  fill('f_sections_0_fields_1_label-controls-en', 'Workplace');
  expect(store.valueAt(at(1, 'code'))).toBe('school');
});

test('a question that others refer to is deleted once that was shown, any other at once', () => {
  const { store } = draw(company);
  fireEvent.click(fold('Role'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const asked = screen.getByRole('alertdialog', { name: 'Delete “Role”?' });
  expect([...asked.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'fees › Day',
    'Company › School',
  ]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Keep it' }));
  expect(store.data()).toEqual(company);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete the question' }));
  expect(store.valueAt(['sections', 0, 'fields'])).toEqual([company.sections[0]?.fields[1]]);
  fireEvent.click(fold('School'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(store.valueAt(['sections', 0, 'fields'])).toEqual([]);
});

test('a question is moved by keyboard and by buttons, said, and to another section', async () => {
  const { store } = draw(company);
  const codes = () =>
    (valueAt(store.data(), ['sections', 0, 'fields']) as { code: string }[]).map(({ code }) => code);
  fireEvent.keyDown(fold('Role'), { key: 'ArrowDown', altKey: true });
  expect(codes()).toEqual(['school', 'role']);
  expect(screen.getByText('Role, 2 of 2')).toBeInTheDocument();
  await waitFor(() => expect(fold('Role')).toHaveFocus());
  fireEvent.click(screen.getByRole('button', { name: 'Move Role up' }));
  expect(written(store.data())).toBe(written(company));
  fireEvent.click(fold('School'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Section' }), { target: { value: '1' } });
  expect(codes()).toEqual(['role']);
  expect(store.valueAt(['sections', 1, 'fields', 1])).toEqual(company.sections[0]?.fields[1]);
});

test('a duplicate has a code of its own', () => {
  const { store } = draw(company);
  fireEvent.click(fold('School'));
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(store.valueAt(at(2))).toEqual({ ...company.sections[0]?.fields[1], code: 'school_2' });
});

test('another type keeps what it has too, and the first type has the rest again', () => {
  const { store } = draw(company);
  fireEvent.click(fold('School'));
  const type = () => document.getElementById('f_sections_0_fields_1__type') ?? document.body;
  fireEvent.change(type(), { target: { value: 'date' } });
  expect(store.valueAt(at(1))).toEqual({
    code: 'school',
    type: 'date',
    label: { en: 'School', fr: 'École' },
    required: 'N',
    show_if: { '==': [{ var: 'role' }, 'teacher'] },
  });
  fireEvent.change(type(), { target: { value: 'text' } });
  expect(store.valueAt(at(1))).toEqual(company.sections[0]?.fields[1]);
});

test('choices have their words in both languages on one row, and a new one a code by its words', () => {
  const { page, store } = draw(company);
  fireEvent.click(fold('Role'));
  fireEvent.click(document.getElementById('f_sections_0_fields_0_options__add') ?? page);
  fill('f_sections_0_fields_0_options_2_name-controls-en', 'Support staff');
  fill('f_sections_0_fields_0_options_2_name-controls-fr', 'Personnel de soutien');
  fill('f_sections_0_fields_0_options_0_name-controls-en', 'A teacher');
  fireEvent.click(screen.getByRole('button', { name: 'Delete Other' }));
  expect(store.valueAt(at(0, 'options'))).toEqual([
    { id: 'teacher', name: { en: 'A teacher', fr: 'Enseignante' } },
    { id: 'support_staff', name: { en: 'Support staff', fr: 'Personnel de soutien' } },
  ]);
});

test('required is said where it is not so by default', () => {
  const { store } = draw(company);
  fireEvent.click(fold('School'));
  fireEvent.click(screen.getByRole('radio', { name: 'Required' }));
  expect(store.valueAt(at(1, 'required'))).toBeUndefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Optional' }));
  expect(store.valueAt(at(1, 'required'))).toBe('N');
});

const forms = ['personal', 'guests', 'needs', 'proposal_workshop'].map(
  (code) => `teachers/form/${code}.json`,
);
test.each(forms)('every question of %s opens with all that it says, and nothing changes', (file) => {
  const form = read(file);
  const { page, store } = draw(form);
  for (const question of page.querySelectorAll(
    '.question-list:not(.question-form *) > li > .question-row > .question-fold',
  )) {
    fireEvent.click(question);
    expect(page.querySelector('.question[data-open] .question-parts')).toBeInTheDocument();
    expect(question).toHaveTextContent(/\S/);
  }
  expect(written(store.data())).toBe(written(form));
});
