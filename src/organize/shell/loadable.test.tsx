// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { loadable } from './loadable.tsx';

afterEach(cleanup);

const shown = (Page: ReturnType<typeof loadable>) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );

test('a page that was loaded ahead is drawn at once', async () => {
  const Page = loadable(async () => () => <p>Here</p>);
  await Page.load();
  shown(Page);
  expect(screen.getByText('Here')).toBeVisible();
});

test('another one is loaded as it is shown', async () => {
  shown(loadable(async () => () => <p>Here</p>));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});
