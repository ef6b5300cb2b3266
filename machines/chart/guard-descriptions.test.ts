import { describe, expect, it } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { FAILURE_KINDS } from '#machines/failure.ts';
import { catalogue } from '#machines/languages/words.ts';
import { chartOf } from './chart.ts';
import { everyMachine } from './every-machine.ts';
import { everyGuard, guardDescriptions } from './guard-descriptions.ts';

describe('a guard', () => {
  it('has words, and words have a guard', () => {
    expect(Object.keys(catalogue.en.guards).sort()).toEqual(everyGuard());
  });

  it.each(LOCALES)('of every chart says when it lets through, with what it is about (%s)', (locale) => {
    const guards = everyMachine.flatMap(({ machine }) => chartOf(machine).edges.map(({ guard }) => guard));
    const unsaid = new Set(guards.filter((guard) => guard !== '' && !guardDescriptions(guard, locale)));
    expect([...unsaid]).toEqual([]);
    for (const guard of new Set(guards.filter((each) => each.includes(' ') && !each.startsWith('failedBy'))))
      expect(guardDescriptions(guard, locale), guard).toContain(guard.split(' ').slice(1).join(' '));
    for (const kind of FAILURE_KINDS) expect(guardDescriptions(`failedBy ${kind}`, locale)).toMatch(/\w/);
  });

  it('names a step as its flow does, and says nothing of what it does not know', () => {
    const words = guardDescriptions('isInFlow workshops', 'en', (code) => `“${code}” of the flow`);
    expect(words).toContain('“workshops” of the flow');
    expect(guardDescriptions('isBlue', 'en')).toBeUndefined();
    expect(guardDescriptions('failedBy toString', 'en')).toBeUndefined();
  });
});
