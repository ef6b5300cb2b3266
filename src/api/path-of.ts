import type { Endpoint } from '#engine/contract/endpoint.ts';

/** The path of a call under the API's base, with its parameters in place. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
