// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { messagesOf } from './messages.ts';
import { keepWords } from './own-words.ts';

const en = { left: '{count} seats left', free: 'Free' } as const;
const fr = { left: '{count} places libres', free: 'Gratuit' };
const say = messagesOf<typeof en>('widgets.seats', { en, fr });

afterEach(() => keepWords({}));

test('an event has its own words in place of the product’s, by room and name, in each language', () => {
  keepWords({
    'widgets.seats.left': { en: '{count} tickets left', fr: '{count} billets libres' },
    'widgets.other.free': 'Not this one',
  });
  expect(say('left', 'en', { count: 3 })).toBe('3 tickets left');
  expect(say('left', 'fr', { count: 3 })).toBe('3 billets libres');
  expect(say('free', 'en')).toBe('Free');
  keepWords({});
  expect(say('left', 'en', { count: 3 })).toBe('3 seats left');
});
