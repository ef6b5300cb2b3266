import { expect, it } from 'vitest';
import type { GroupMember } from '#engine/contract/group-view.ts';
import { groupLead } from './group-lead.ts';

it.each<[string, 'all' | 'ready', GroupMember['state'][], number]>([
  ['leadNone', 'ready', [], 0],
  ['leadPaid', 'ready', ['paid', 'paid'], 0],
  ['leadReady', 'ready', ['ready', 'started'], 1],
  ['leadReady', 'ready', ['paid', 'ready', 'invited'], 1],
  ['leadSomePaid', 'ready', ['paid', 'started'], 0],
  ['leadAll', 'ready', ['ready', 'ready'], 2],
  ['leadAll', 'ready', ['started'], 0],
  ['leadAll', 'all', ['ready', 'started'], 1],
])('says %s in a group that pays for %s with %j', (text, pay, states, ready) => {
  const lead = groupLead(
    states.map((state) => ({ state })),
    pay,
  );
  expect([lead.text, lead.values.ready]).toEqual([text, ready]);
});
