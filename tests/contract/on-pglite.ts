import { apiContract } from './api.contract.ts';
import postgresOnly from './postgres-only.json' with { type: 'json' };

/**
 * The cases that run on PGlite: together they use every feature of SQL that any case uses. `choose-cases.run.ts` writes
 * those left out; `EVERY_CASE=Y npm test` runs all of them on both databases.
 */
export const onPglite = apiContract.filter(
  ({ name }) => process.env['EVERY_CASE'] === 'Y' || !postgresOnly.includes(name),
);

const names = new Set(apiContract.map(({ name }) => name));
const gone = postgresOnly.filter((name) => !names.has(name));
if (gone.length > 0)
  throw new Error(`There is no longer "${gone.join('", "')}": tests/contract/postgres-only.json`);
