import { configurationCases } from './cases/configuration.ts';
import { hostileCases } from './cases/hostile.ts';
import { listCases } from './cases/lists.ts';
import { registrationCases } from './cases/registration.ts';
import { siteCases } from './cases/site.ts';
import { submitCases } from './cases/submit.ts';
import type { TestApi } from './test-api.ts';

export type ApiCase = { name: string; run(api: TestApi): Promise<void> };

/** What every implementation of the API has to do, whatever database is under it. */
export const apiContract: ApiCase[] = [
  ...siteCases,
  ...listCases,
  ...registrationCases,
  ...submitCases,
  ...hostileCases,
  ...configurationCases,
];
