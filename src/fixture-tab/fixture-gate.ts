import type { FixtureTab } from './open-fixture.ts';

/**
 * Opens the recording that this tab asks for by `?fixture=NAME`, which then answers it in the place of a server; there
 * in development, and in no build.
 */
export const openFixtureHere: (() => Promise<FixtureTab | undefined>) | undefined = import.meta.env.DEV
  ? () => import('./open-fixture.ts').then(({ openFixture }) => openFixture())
  : undefined;
