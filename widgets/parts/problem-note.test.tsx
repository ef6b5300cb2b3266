// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Locale } from '#engine/form/languages/text.ts';
import { ProblemNote } from './problem-note.tsx';

afterEach(cleanup);
const shirt = { en: 'T-shirt', fr: 'Chandail' };
const words = { full: 'Full', connection: 'Offline', fault: 'Fault' };

test.each<[Locale, string, string, string]>([
  ['en', 'shirt', 'must be at most 3.', '“T-shirt” must be at most 3.'],
  ['fr', 'shirt', 'ne peut dépasser 3.', '«\u00a0Chandail\u00a0» ne peut dépasser 3.'],
  ['en', 'gone', 'is not offered.', 'This choice is not offered.'],
  ['en', 'shirt', 'There is only one left.', 'There is only one left.'],
])('in %s, what the server says of %s is a whole sentence', (locale, item, message, whole) => {
  render(
    <ProblemNote
      problem={{ kind: 'fault', item, messages: [message] }}
      locale={locale}
      nameOf={(code) => (code === 'shirt' ? shirt : undefined)}
      words={words}
      dismiss="Dismiss"
      onDismiss={() => undefined}
    />,
  );
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(whole);
});
