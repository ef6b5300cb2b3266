import { expect } from 'vitest';
import { type BegunByApi, beginByApi, holdByApi, reviewByApi } from './by-api.ts';

/** What a registration for the track in person begins with. */
export const vancouver = { track: 'vancouver' } as const;

/** The days of the demo, in the order of their tabs. */
export const friday = 0;
export const saturday = 1;

/** The seats that a registration has on the server. */
export async function seatsOf(begun: BegunByApi): Promise<string[]> {
  const { workshops } = await reviewByApi(begun);
  return workshops
    .filter(({ workshops_cart_status }) => workshops_cart_status === 'Y')
    .map(({ workshops_session_code }) => workshops_session_code)
    .sort();
}

/** Takes so many seats for others. */
export async function takeSeats(session: string, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken += 1) {
    expect((await holdByApi(await beginByApi(vancouver), session)).status).toBe(200);
  }
}
