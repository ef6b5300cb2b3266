import { api } from '../contract/api.ts';
import type { Endpoint, Resource } from '../contract/endpoint.ts';
import type { KnownCall } from './endpoint-of.ts';

/** The whole definition of a call. Apart from `endpointOf`, since no browser loads the contract's schemas. */
export function definitionOf({ resource, name }: KnownCall): Endpoint {
  const endpoint = (api[resource] as Resource)[name];
  if (!endpoint) throw new Error(`${name} has no definition`);
  return endpoint;
}
