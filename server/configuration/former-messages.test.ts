import { expect, test } from 'vitest';
import { diagnoseWords } from '#engine/event/documents/event/diagnose-words.ts';
import { formatMessage } from '#engine/form/languages/format-message.ts';
import { inMessageFormat } from './former-messages.ts';

const before = {
  kind: 'event',
  words: {
    'registration.step.progress': { en: '{{n}} of {{of}}', fr: '{{n}} de {{of}}' },
    'group.add.found_one': 'One person',
    'group.add.found_other': { en: '{{count}} people', fr: '{{count}} personnes' },
    'pages.activity_left_other': '{{count}} left',
    'widgets.item-picker.minuteLeft': '1 minute',
    'widgets.item-picker.minutesLeft': '{count} minutes',
    'site.menu': 'Menu',
  },
};

test('words of an event keep what they say, and are known by the names of today', () => {
  const { words } = inMessageFormat(before) as { words: Record<string, { en: string; fr: string }> };
  expect(diagnoseWords(words)).toEqual([]);
  expect(words['registration.step.progress']).toEqual({ en: '{n} of {of}', fr: '{n} de {of}' });
  const found = (locale: 'en' | 'fr', count: number) =>
    formatMessage(words['group.add.found']?.[locale] ?? '', { count }, locale);
  expect([found('en', 1), found('en', 3), found('fr', 3)]).toEqual(['One person', '3 people', '3 personnes']);
  expect(words['pages.activity_left']).toBe('{count} left');
  expect(words['site.menu']).toBe('Menu');
  expect(formatMessage(words['widgets.item-picker.minutesLeft']?.en ?? '', { count: 1 }, 'en')).toBe(
    '1 minute',
  );
});

test('converted twice they are the same; other documents are as they were', () => {
  const once = inMessageFormat(before);
  expect(inMessageFormat(once)).toEqual(once);
  const form = { kind: 'form', words: { a_one: '{{x}}' } };
  expect(inMessageFormat(form)).toBe(form);
});
