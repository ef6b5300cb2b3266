// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { CancelView } from './cancel-view.tsx';

// The form needs an event and is tested in its own folder.
vi.mock('#src/flow/small-form/small-form.tsx', () => ({ SmallForm: () => null }));

beforeAll(async () => {
  await loadTexts('fr');
  await loadArea('fr', 'registration');
  await loadArea('fr', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

const preview = {
  registration: { email: 'madonna@example.org' },
  refund: { currency: 'CAD', lines: [], taxes: [], paid: 25_639, kept: 3_000, back: 22_190 },
  refunds: [],
  freed: [],
  reasons: [],
  until: '2027-05-05',
} as unknown as CancellationPreview;

test.each<[string, Partial<CancellationPreview>, RegExp, RegExp]>([
  ['the person who paid', {}, /221,90 \$ vous seront remboursés\./, /à votre groupe/],
  ['the group that paid', { to_group: 'Y' }, /221,90 \$ seront remboursés à votre groupe\./, /vous seront/],
  [
    'the group and an own card',
    { to_group: 'Y', to_own: { amount: 2_190, card: { brand: 'visa', last4: '4242' } } },
    /200,00 \$ seront remboursés à votre groupe, qui a payé pour vous, et 21,90 \$ sur votre carte VISA se terminant par 4242\..*221,90 \$ seront remboursés en tout\./s,
    /La somme est remboursée|vous seront/,
  ],
])('the refund is promised to %s', (_, part, promised, other) => {
  const { container } = render(
    <MemoryRouter>
      <LocaleProvider locale="fr">
        <CallProvider value={siteCall({})}>
          <CancelView
            preview={{ ...preview, ...part }}
            busy={false}
            onCancel={() => undefined}
            onAbort={() => undefined}
          />
        </CallProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );
  const shown = container.textContent.replaceAll('\u00a0', ' ');
  expect(shown).toMatch(promised);
  expect(shown).not.toMatch(other);
});
