import { expect, test } from 'vitest';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import { groupFlowOf, groupPartOf, readyMs, startForm, takesGroups } from './group-flow.ts';

const groups = {
  kind: 'flow',
  code: 'group',
  label: 'Groups',
  entry: { by: [] },
  group: { pay: 'ready' },
  steps: [],
};
const letsIn = { kind: 'flow', code: 'registration', label: 'In', entry: { by: ['group'] }, steps: [] };
const event = { ...fairEvent, options: {}, dates: { start: '2027-02-19', end: '2027-02-20' } };
const now = new Date('2027-01-10T12:00:00-08:00');

/** The fair, which takes groups but for what is put in place of that. */
function fairWith(...documents: object[]) {
  const fair = openFair();
  for (const document of [event, groups, letsIn, ...documents]) fair.add('fair', document);
  return fair;
}

// What is published otherwise, and whether groups may begin.
test.each<[string, object[], boolean]>([
  ['is open', [], true],
  ['lets nobody in by a group', [{ ...letsIn, entry: { by: ['self'] } }], false],
  ['has a flow of that name which is of no groups', [{ ...groups, group: undefined }], false],
  ['is closed', [{ ...event, options: { registration_open: 'N' } }], false],
  ['takes groups later', [{ ...groups, opening: { from: '2027-01-11' } }], false],
  ['took groups until now', [{ ...groups, opening: { until: '2027-01-09' } }], false],
  [
    'takes groups on its last day',
    [{ ...groups, opening: { from: '2027-01-10', until: '2027-01-10' } }],
    true,
  ],
])('an event that %s', (_, documents, takes) => {
  const fair = fairWith(...documents);
  const published = fair.current('fair', 'event', 'fair')?.document;
  expect(published && takesGroups(fair, published, now)).toBe(takes);
});

test('an event without groups has none of their flow', () => {
  const fair = openFair();
  fair.add('fair', event);
  expect([
    groupFlowOf(fair, 'fair'),
    groupPartOf(fair, 'fair'),
    takesGroups(fair, event as never, now),
  ]).toEqual([undefined, undefined, false]);
  expect(groupPartOf(fairWith(), 'fair')).toEqual({ pay: 'ready' });
});

test('a group is told by its flow, begins with its first form, and waits for two weeks where nothing is said', () => {
  expect([isGroup({ flow: 'group' }), isGroup({ flow: 'registration' })]).toEqual([true, false]);
  expect(startForm({ steps: [{ form_type: 'contact' }, { form_type: 'more' }] } as FlowDocument)).toBe(
    'contact',
  );
  expect(startForm({ steps: [] } as unknown as FlowDocument)).toBeUndefined();
  expect([readyMs(undefined), readyMs({ pay: 'all' }), readyMs({ pay: 'all', ready_days: 3 })]).toEqual([
    1_209_600_000, 1_209_600_000, 259_200_000,
  ]);
});
