import type { Call } from '../contract/calls/call.ts';
import { api } from '../contract/calls.ts';

/** A call of the contract with the parameters in its address. */
export interface KnownCall {
  readonly resource: keyof typeof api;
  readonly name: string;
  readonly endpoint: Call;
  readonly params: Readonly<Record<string, string>>;
}

const resources = Object.keys(api) as (keyof typeof api)[];
const routes = resources.flatMap((resource) =>
  Object.entries<Call>(api[resource]).map(([name, endpoint]) => ({
    resource,
    name,
    endpoint,
    names: [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param),
    pattern: new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  })),
);

/** The call of the contract at an address; undefined if there is none. */
export function endpointOf(method: string, pathname: string): KnownCall | undefined {
  for (const { resource, name, endpoint, names, pattern } of routes) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const params = names.map((param, at) => [param, plain(found[at + 1] ?? '')] as const);
    return { resource, name, endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** Resources whose public calls return published documents. */
const OF_DOCUMENTS = new Set([
  'event',
  'pages',
  'forms',
  'flows',
  'contact',
  'membership',
  'schedule',
  'shop',
  'offers',
  'activity',
]);

/** The field that names the holder of a call; undefined for public calls. */
export const holderOf = ({ endpoint }: KnownCall): string | undefined => endpoint.holder;

/** Whether a call's answer consists of documents only, without personal data. */
export function tellsOfNobody(call: KnownCall): boolean {
  const isOfDocuments = OF_DOCUMENTS.has(call.resource) && holderOf(call) === undefined;
  return isOfDocuments && !['beginFlow', 'continueFlow'].includes(call.name);
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
