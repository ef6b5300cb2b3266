import type { Endpoint } from '#engine/contract/endpoint.ts';

type Given = Readonly<Record<string, unknown>>;

/** The path of a call under the API's base, with parameters and query. */
export function pathOf(endpoint: Endpoint, params: Given, query: Given = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((item) => item !== undefined)
        .map((item) => [name, String(item)]),
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
