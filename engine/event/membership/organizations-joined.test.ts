import { expect, test } from 'vitest';
import type { Field } from '../../form/form-document/field.ts';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import { organizationsJoined } from './organizations-joined.ts';

const select = (code: string, more: object) => ({ code, type: 'select', label: code, ...more }) as Field;
const form: FormDocument = {
  kind: 'form',
  code: 'membership',
  title: 'Membership',
  sections: [
    {
      code: 'one',
      fields: [
        select('event', { options_from: 'organizations_event' }),
        select('country', { options_from: 'countries' }),
        select('own', { options: [{ id: 'a', name: 'A' }] }),
      ],
    },
    { code: 'two', fields: [select('client', { options_from: 'organizations_client' })] },
  ],
};

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing answered', {}, []],
  ['one of the event’s', { event: 'e1' }, ['e1']],
  ['several, and one of the client’s', { event: ['e1', 'e2'], client: 'c1' }, ['e1', 'e2', 'c1']],
  ['what is chosen of other lists', { country: 'CA', own: 'a' }, []],
  ['what is no name of one', { event: [7, 'e1', null], client: null }, ['e1']],
])('the organizations that answers join: %s', (_, answers, joined) => {
  expect(organizationsJoined(form, answers)).toEqual(joined);
});
