import { type QueryKey, type QueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { Call, CallInput } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Asked by the browser alone, not by the server that draws the page. */
      readonly askedThere?: boolean;
      /** Asks for what blocks show of the event's documents. */
      readonly ofCatalogue?: boolean;
    };
  }
}

/** What tells one answer of an endpoint from another. */
type Asked = { readonly [Part in 'params' | 'query' | 'body' | 'locale']?: unknown };

/**
 * The key under which an endpoint's answer is kept: its path, then what it is asked with. Of a part of that, it is the key
 * of every answer to which the part belongs; of nothing, of all its answers.
 */
export const queryKeyOf = ({ path }: Pick<Endpoint, 'path'>, asked?: Asked): QueryKey =>
  asked ? [path, asked] : [path];

/** The query that makes a call of the contract; what it is asked with is its key. */
export const query = <E extends Endpoint>(call: Call, endpoint: E, input: CallInput<E>) => {
  const { params, query: search, body, locale }: Asked = input;
  const options = queryOptions({
    queryKey: queryKeyOf(endpoint, { params, query: search, body, locale }),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  });
  return { ...options, repeat: repeated(endpoint, input) };
};

/** Makes a query again for another client: a server draws a page for many visitors, each with a client of their own. */
export type Repeat = (call: Call) => QueryOptions;

const repeated =
  <E extends Endpoint>(endpoint: E, input: CallInput<E>): Repeat =>
  (call) =>
    query(call, endpoint, input) as QueryOptions;
