import { expect, test } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { HoldRow } from '#server/inventory/holds.ts';
import { fairRegistration, openFair } from '#server/testing/test-event.ts';
import { partnerOf } from './accepted-partners.ts';

const named = (field: string, form = 'about') => ({ form, field });
const listed = {
  among: 'exhibitors',
  group: named('type'),
  text_en: named('text_en'),
  text_fr: named('text_fr'),
  link: named('link'),
  logo: named('logo'),
  booth: named('booth', 'picks'),
};
const flowOf = (given: object = listed) =>
  ({ decision: { named_by: named('name'), listed: given } }) as unknown as FlowDocument;
const about = {
  name: 'Quill',
  type: ' press ',
  text_en: 'Pens',
  text_fr: ' Plumes ',
  link: 'https://quill.example',
  logo: { files_ID: 'f1' },
};
const rowOf = (given: object) =>
  fairRegistration({ id: '01234567-89ab', answers: { about: { ...about, ...given } } });
const corner = { kind: 'choice', item: 'booths/corner' } as HoldRow;
const fair = openFair() as unknown as Parameters<typeof partnerOf>[0];

test('who was accepted is listed with all that the flow names', () => {
  expect(
    partnerOf(fair, flowOf(), rowOf({}), [{ kind: 'variant', item: 'booths/x' } as HoldRow, corner]),
  ).toEqual({
    code: 'applied-01234567',
    name: 'Quill',
    group: 'press',
    text: { en: 'Pens', fr: 'Plumes' },
    link: 'https://quill.example',
    booth: { en: 'Corner booth', fr: 'Corner booth (fr)' },
    logoFile: { dossierId: '01234567-89ab', filesId: 'f1' },
  });
});

const bare = { code: 'applied-01234567', name: 'Quill' };
const silent = { type: '', text_en: ' ', text_fr: 7, link: '', logo: null };
test.each<[string, object, object, HoldRow[], object | undefined]>([
  ['says nothing', listed, silent, [], { ...bare, group: '' }],
  ['is asked nothing', { among: 'sponsors' }, {}, [corner], { ...bare, group: '' }],
  [
    'says it in one language',
    listed,
    { ...silent, text_fr: 'Plumes' },
    [],
    { ...bare, group: '', text: { en: 'Plumes', fr: 'Plumes' } },
  ],
  [
    'gives a link that is none',
    listed,
    { ...silent, link: 'javascript:alert(1)' },
    [],
    { ...bare, group: '' },
  ],
  ['has sent no file', listed, { ...silent, logo: { name: 'x' } }, [], { ...bare, group: '' }],
  [
    'has picked their group',
    { among: 'sponsors', group: named('booth', 'picks') },
    {},
    [corner],
    { ...bare, group: 'corner' },
  ],
  [
    'has picked what is no more',
    { among: 'sponsors', booth: named('booth', 'picks') },
    {},
    [{ kind: 'choice', item: 'booths/gone' } as HoldRow],
    { ...bare, group: '' },
  ],
  [
    'names what is no pick',
    { among: 'sponsors', booth: named('gone', 'picks') },
    {},
    [corner],
    { ...bare, group: '' },
  ],
  [
    'has a long name',
    { among: 'sponsors' },
    { name: 'x'.repeat(121) },
    [],
    { ...bare, name: 'x'.repeat(120), group: '' },
  ],
  ['has no name', listed, { name: '' }, [], undefined],
])('who %s is listed with what there is', (_, given, answers, holds, partner) => {
  expect(partnerOf(fair, flowOf(given), rowOf(answers), holds)).toEqual(partner);
});

test('a flow that lists nobody lists nobody', () => {
  expect(
    partnerOf(fair, { decision: { named_by: named('name') } } as FlowDocument, rowOf({}), []),
  ).toBeUndefined();
});
