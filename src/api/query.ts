import { type QueryKey, type QueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import type { Call, CallInput } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether only the browser requests it, not the rendering server. */
      readonly askedThere?: boolean;
      /** Whether it depends on the event's documents. */
      readonly ofCatalogue?: boolean;
    };
  }
}

/** The parts of a request that identify its answer. */
type Asked = { readonly [Part in 'params' | 'query' | 'body' | 'locale']?: unknown };

/**
 * The cache key of an answer: the endpoint's path and the request. With a part of the request it matches all answers
 * that share it; without one, all answers of the endpoint.
 */
export const queryKeyOf = ({ path }: Pick<Endpoint, 'path'>, asked?: Asked): QueryKey =>
  asked ? [path, asked] : [path];

/** A query for a call of the contract; the request is its key. */
export const query = <E extends Endpoint>(call: Call, endpoint: E, input: CallInput<E>) => {
  const { params, query: search, body, locale }: Asked = input;
  const options = queryOptions({
    queryKey: queryKeyOf(endpoint, { params, query: search, body, locale }),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  });
  return { ...options, repeat: repeated(endpoint, input) };
};

/** Repeats a query with another client: the server renders a page for many visitors. */
export type Repeat = (call: Call) => QueryOptions;

const repeated =
  <E extends Endpoint>(endpoint: E, input: CallInput<E>): Repeat =>
  (call) =>
    query(call, endpoint, input) as QueryOptions;
