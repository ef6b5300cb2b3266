import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { tableCall } from '#src/api/testing/table-call.ts';
import { query, queryKeyOf } from './query.ts';

const fees = api.registration.getRegistrationFees;
const call = tableCall({ [fees.path]: { total: 100 } });
const of = (code: string) => query(call, fees, { params: { code } });

describe('the key of a query', () => {
  it('is the path of its endpoint and what that is asked with, without what tells no answers apart', () => {
    expect(queryKeyOf(fees, { params: { code: 'R2' }, locale: 'fr' })).toEqual([
      '/getRegistrationFees/{code}',
      { params: { code: 'R2' }, locale: 'fr' },
    ]);
    const { signal } = new AbortController();
    const input = { params: { code: 'R2' }, signal, idempotencyKey: 'k' };
    expect(query(call, fees, input).queryKey).toEqual(of('R2').queryKey);
  });

  it('is another one for every endpoint that is read', () => {
    const paths = Object.values(api).flatMap((resource) =>
      Object.values<Endpoint>(resource).map(({ path }) => path),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('of a part names every answer that the part belongs to, of nothing all of them', async () => {
    const queries = new QueryClient();
    await Promise.all(['R2', 'R3'].map((code) => queries.fetchQuery(of(code))));
    const stale = () =>
      ['R2', 'R3'].filter((code) => queries.getQueryState(of(code).queryKey)?.isInvalidated === true);
    await queries.invalidateQueries({ queryKey: queryKeyOf(fees, { params: { code: 'R3' } }) });
    expect(stale()).toEqual(['R3']);
    await queries.invalidateQueries({ queryKey: queryKeyOf(fees) });
    expect(stale()).toEqual(['R2', 'R3']);
  });
});
