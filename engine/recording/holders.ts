import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/**
 * The field that names the holder of each call. Browser builds have no permissions in the contract:
 * scripts/slim-build.mjs inserts this table, or every call would count as public.
 */
export const HOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(api).flatMap((calls) =>
    Object.entries<Endpoint>(calls).flatMap(([name, { dossiers, holder = 'code' }]) =>
      dossiers === undefined ? [] : [[name, holder] as const],
    ),
  ),
);
