// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPageGuard } from './error-page-guard.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new TypeError('words is undefined');
}

test.each([
  ['/about', 'Reload the page', 'Go back to home', '/', /^Error [0-9a-f]{8}$/],
  ['/fr/about', 'Recharger la page', 'Retour à l’accueil', '/fr', /^Erreur [0-9a-f]{8}$/],
])(
  'an error page that fails at %s tells the fault by an id, and has ways on',
  (path, reload, home, to, id) => {
    window.history.replaceState(null, '', path);
    // biome-ignore lint/suspicious/noConsole: what is told there is what is tested
    const told = vi.mocked(console.error);
    render(
      <ErrorPageGuard>
        <Broken />
      </ErrorPageGuard>,
    );
    expect(screen.getByRole('button', { name: reload })).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', to);
    const shown = screen.getByText(id).textContent?.split(' ')[1];
    expect(told).toHaveBeenCalledWith(`Fault ${shown}`, expect.any(TypeError));
    expect(document.body).not.toHaveTextContent('undefined');
    told.mockClear();
  },
);
