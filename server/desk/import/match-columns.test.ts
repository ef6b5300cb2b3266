import '#engine/event/field-types/register.ts';
import { describe, expect, it } from 'vitest';
import type { Field } from '#engine/form/form-document/field.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { servedForm } from '#engine/form/testing/field-form.ts';
import { listFields } from '#engine/form/translate/form-fields.ts';
import type { LoadedForm } from '#server/answers/load-form.ts';
import { type Targets, targetOfHeading, withOwnLabels } from './import-targets.ts';
import { sourceOf } from './known-sources.ts';
import { splitName } from './person.ts';
import { readAnswer } from './read-answer.ts';

const options = [
  { id: 'k3', name: { en: 'K to 3', fr: 'M à 3e' } },
  { id: 'g4', name: { en: 'Grade 4, and up', fr: '4e année et plus' } },
];
const fields: Field[] = [
  { code: 'contact_name', type: 'text', label: { en: 'Name', fr: 'Nom' } },
  { code: 'first_name', type: 'text', label: { en: 'First name', fr: 'Prénom' } },
  { code: 'last_name', type: 'text', label: { en: 'Last name', fr: 'Nom de famille' } },
  { code: 'school', type: 'text', label: { en: 'School or organization', fr: 'École ou organisme' } },
  { code: 'grade', type: 'radio', label: 'Grade', options },
  { code: 'grades', type: 'checkbox_group', label: 'Grades', options },
  { code: 'years', type: 'number', label: 'Years' },
  { code: 'dinner', type: 'yes_no', label: 'Dinner' },
  { code: 'terms', type: 'checkbox', label: 'Terms' },
];
const served = servedForm(fields);
const all = listFields(served.document, {});
const form = { served, fields: all } as unknown as LoadedForm;
const targets: Targets = {
  all: [],
  answers: new Map([...all.values()].map((field) => [field.field.code, { form, field }])),
  forms: [form],
};

it('says of which form or section a target is, where others have the same label', () => {
  const phone = (code: string): Field => ({ code, type: 'text', label: { en: 'Phone', fr: 'Téléphone' } });
  const [own, twice] = [servedForm([phone('phone')]), servedForm([phone('home'), phone('work')])];
  Object.assign(own.document, { title: { en: 'You', fr: 'Vous' } });
  const answersOf = (each: typeof own) =>
    [...listFields(each.document, {}).values()].map(
      (field) => [field.field.code, { form: { served: each } as unknown as LoadedForm, field }] as const,
    );
  const answers = new Map([...answersOf(own), ...answersOf(twice)]);
  const label = { en: 'Phone', fr: 'Téléphone' };
  const asked = [{ id: 'email', label: 'Email' }, ...[...answers.keys()].map((id) => ({ id, label }))];
  const labels = withOwnLabels(asked, answers).map((each) => resolveText(each.label, 'en'));
  expect(labels[0]).toBe('Email');
  expect(labels[1]).toBe('Phone · You');
  expect(new Set(labels).size).toBe(3);
});

describe('a heading', () => {
  it.each([
    ['E-mail', 'email'],
    ['ADRESSE COURRIEL *', 'email'],
    ['Full name', 'name'],
    ['Ticket type', 'track'],
    ['Langue', 'language'],
    ['first_name', 'first_name'],
    ['Given name', 'first_name'],
    ['Prenom', 'first_name'],
    ['surname', 'last_name'],
    ['ecole  ou organisme', 'school'],
    ['School or organization', 'school'],
    ['Shoe size', ''],
    ['', ''],
  ])('“%s” is for “%s”', (heading, target) => {
    expect(targetOfHeading(targets, heading, [heading])).toBe(target);
  });

  it('“Nom” is the last name beside a first one, and else the whole', () => {
    expect(targetOfHeading(targets, 'Nom', ['Nom', 'Prénom'])).toBe('last_name');
    expect(targetOfHeading(targets, 'Nom', ['Nom', 'Courriel'])).toBe('name');
  });
});

describe('an export', () => {
  it.each([
    [
      'pretix',
      'Order code,Position ID,Status,Email,Product,Attendee name,Attendee name: Given name,Attendee name: Family name,Attendee email',
      { 4: 'track', 6: 'first_name', 7: 'last_name', 8: 'email' },
      ['ABC', '1', 'canceled'],
    ],
    [
      'hievents',
      'ID,First Name,Last Name,Email,Status,Is Checked In,Product ID,Product Name,Event ID,Public ID,Short ID',
      { 1: 'first_name', 2: 'last_name', 3: 'email', 7: 'track' },
      ['1', 'Ana', 'Rivera', 'ana@x.example', 'CANCELLED'],
    ],
    [
      'eventbrite',
      'Order #,Order Date,First Name,Surname,Email,Ticket Type,Attendee Status',
      { 2: 'first_name', 3: 'last_name', 4: 'email', 5: 'track' },
      ['1', '', 'Ana', 'Rivera', 'ana@x.example', 'Online', 'Not Attending'],
    ],
  ])(
    'of %s is recognised by its headings, and who cancelled there is left out',
    (name, line, columns, out) => {
      const source = sourceOf(line.split(','));
      expect(source?.name).toBe(name);
      expect(Object.fromEntries(source?.targets ?? [])).toEqual(columns);
      expect(source?.isCancelled(out)).toBe(true);
      expect(source?.isCancelled(line.split(',').map(() => 'Attending'))).toBe(false);
    },
  );

  it('is not any list', () => {
    expect(sourceOf(['First name', 'Last name', 'Email'])).toBeUndefined();
  });
});

describe('a cell', () => {
  const read = (code: string, cell: string) => {
    const field = all.get(code as never);
    return field && readAnswer(field, cell);
  };
  it.each([
    ['school', 'Westside', 'Westside'],
    ['school', '', undefined],
    ['grade', 'k3', 'k3'],
    ['grade', 'm a 3E', 'k3'],
    ['grade', 'other', 'other'],
    ['grades', 'Grade 4, and up', ['g4']],
    ['grades', 'K to 3; Grade 4, and up', ['k3', 'g4']],
    ['grades', 'k3, g4', ['k3', 'g4']],
    ['years', '1 200', 1200],
    ['years', '12,5', 12.5],
    ['years', '1,200', 1200],
    ['years', 'many', 'many'],
    ['dinner', 'Oui', 'Y'],
    ['dinner', 'no', 'N'],
    ['dinner', 'perhaps', 'perhaps'],
    ['terms', 'x', true],
    ['terms', 'FALSE', undefined],
  ])('of %s: “%s”', (code, cell, answer) => {
    expect(read(code, cell)).toEqual(answer);
  });

  it.each([
    ['Zoé Tremblay', 'Zoé', 'Tremblay'],
    ['Tremblay, Zoé', 'Zoé', 'Tremblay'],
    ['Ana Maria Rivera', 'Ana Maria', 'Rivera'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('the name “%s” has its parts', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });
});
