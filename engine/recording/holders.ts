import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/**
 * The field by which each call of a holder names whose it is, by the call's name. A browser's contract has nothing of
 * rights: scripts/slim-build.mjs puts this table in its place, or everything would be taken for public there.
 */
export const HOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(api).flatMap((calls) =>
    Object.entries<Endpoint>(calls).flatMap(([name, { dossiers, holder = 'code' }]) =>
      dossiers === undefined ? [] : [[name, holder] as const],
    ),
  ),
);
