import { expect, test } from 'vitest';
import type { HoldRow } from '#server/inventory/holds.ts';
import { visitorOfDossier } from './preview-visitor.ts';

const row: Parameters<typeof visitorOfDossier>[0] = {
  flow: 'registration',
  locale: 'fr',
  track: 'hall',
  mode: 'In-Person',
  days: ['friday'],
};

const answers = {
  personal: {
    first_name: 'Aurélie',
    last_name: 'Deschênes',
    email: 'aurelie@deschenes.ca',
    role: 'teacher',
    school: 'Grand Harbour School',
    needs: 'I use a wheelchair',
    photo: { files_ID: 'f1', name: 'aurelie.jpg' },
    people: [{ name: 'Zoé Deschênes', email: 'zoe@deschenes.ca' }],
  },
  participation: { lunch: 'salmon', arrival_date: '2027-02-18' },
};

const holds = [
  { kind: 'session', item: 'salmon-1', quantity: 1 },
  { kind: 'discount', item: 'FRIEND', quantity: 1 },
] as unknown as HoldRow[];

test('a visitor has the choices of a registration, and nothing that tells whose they are', () => {
  const documents = [
    { kind: 'list', entries: [{ code: 'Grand Harbour School' }, { code: 'teacher' }, { code: 'salmon' }] },
  ];
  const visitor = visitorOfDossier(row, answers, holds, documents);
  expect(visitor).toMatchObject({
    flow: 'registration',
    locale: 'fr',
    track: 'hall',
    mode: 'In-Person',
    days: ['friday'],
    answers: {
      personal: {
        role: 'teacher',
        school: 'Grand Harbour School',
        email: expect.stringMatching(/@example\.org$/),
      },
      participation: { lunch: 'salmon', arrival_date: '2027-02-18' },
    },
    picks: [{ kind: 'session', item: 'salmon-1', quantity: 1 }],
  });
  expect(JSON.stringify(visitor)).not.toMatch(/aurélie|aurelie|desch|zoé|wheelchair|files_ID/i);
});
