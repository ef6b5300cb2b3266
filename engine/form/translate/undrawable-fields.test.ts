import { expect, it } from 'vitest';
import type { Field } from '../form-document/field.ts';
import { servedForm } from '../testing/served-form.ts';
import { translateForm } from './translate-form.ts';

/** A field of a type that only a newer version knows. */
const unknown = (code: string, more: object = {}) =>
  ({ code, type: 'hologram', label: { en: `The ${code}`, fr: `Le ${code}` }, ...more }) as unknown as Field;

function undrawable(...fields: Field[]) {
  const form = servedForm(...fields);
  const [section] = form.document.sections;
  if (section) section.title = { en: 'About you', fr: 'À propos de vous' };
  return translateForm(form, 'en').undrawable;
}

it('names what cannot be drawn by its words, its code and its place, in rows too', () => {
  const name = { code: 'name', type: 'text' } as const;
  const guests = {
    code: 'guests',
    type: 'repeatable_group',
    label: 'Guests',
    fields: [name, unknown('pass')],
  };
  expect(undrawable(name, unknown('badge'), guests as Field)).toEqual([
    { code: 'badge', label: 'The badge', place: 'About you', isRequired: true },
    { code: 'pass', label: 'The pass', place: 'About you, Guests', isRequired: true },
  ]);
});

it('calls by its code what has no words', () => {
  expect(undrawable(unknown('badge', { label: undefined }))[0]?.label).toBe('badge');
});

it('can do without what need not be answered only', () => {
  const fields = [unknown('a', { required: 'Y' }), unknown('b', { required: 'N' }), unknown('c')];
  expect(undrawable(...fields).map(({ isRequired }) => isRequired)).toEqual([true, false, true]);
});
