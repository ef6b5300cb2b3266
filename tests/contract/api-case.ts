import type { TestApi } from './test-api.ts';

/** Something that every implementation of the API must do. */
export type ApiCase = { name: string; run(api: TestApi): Promise<void> };
