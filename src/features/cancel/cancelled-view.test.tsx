// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { CancelledView } from './cancelled-view.tsx';

beforeAll(async () => {
  await loadTexts('fr');
  await loadArea('fr', 'registration');
  await loadArea('fr', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

const registration = { code: 'AAAA-BBBB', email: 'madonna@example.org' };
const own = { amount: 7_560, state: 'succeeded', card: { brand: 'visa', last4: '4242' } };

function shownFor(part: object): string {
  const { container } = render(
    <MemoryRouter>
      <LocaleProvider locale="fr">
        <CallProvider value={siteCall({})}>
          <CancelledView
            preview={{ registration, refunds: [own], ...part } as unknown as CancellationPreview}
          />
        </CallProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

test('a refund to the own card has been requested, as the email says', () => {
  const shown = shownFor({});
  expect(shown).toContain('Sur votre carte VISA se terminant par 4242');
  expect(shown).toContain('Nous avons demandé votre remboursement de 75,60 $.');
  expect(shown).not.toContain('votre groupe');
});

test('the refund of what a group paid goes to the group', () => {
  const shown = shownFor({ to_group: 'Y', refunds: [{ amount: 7_560, state: 'succeeded' }] });
  expect(shown).toContain('Nous avons demandé le remboursement de 75,60 $ à votre groupe.');
});

test('the result is read and seen, wherever its button was', () => {
  shownFor({});
  expect(document.activeElement?.tagName).toBe('H1');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('each of two refunds is said to go where it goes', () => {
  const shown = shownFor({ to_group: 'Y', refunds: [own, { amount: 1_000, state: 'pending' }] });
  expect(shown).toContain('votre remboursement de 75,60 $');
  expect(shown).toContain('Le remboursement de 10,00 $ à votre groupe est en cours.');
});
