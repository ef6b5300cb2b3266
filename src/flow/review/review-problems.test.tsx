// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ReviewProblems } from './review-problems.tsx';

beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) {
    await loadTexts(locale);
    await loadArea(locale, 'registration');
  }
});
afterEach(cleanup);

test.each([
  ['en', 1, 'One answer needs attentionFix it'],
  ['en', 2, '2 answers need attentionFix them'],
  ['fr', 1, 'Une réponse à revoirCorrigez-la'],
  ['fr', 2, '2 réponses à revoirCorrigez-les'],
] as const)('speaks of as many problems as there are (%s, %d)', (locale, count, said) => {
  render(
    <LocaleProvider locale={locale}>
      <ReviewProblems review={{}} problems={[]} count={count} onEdit={() => {}} ref={() => {}} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain(said);
});
