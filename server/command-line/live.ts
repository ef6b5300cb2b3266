import type { Asking } from './folder/asking.ts';
import { call } from './organizer-server.ts';
import { print } from './output.ts';

/** The running server, and the terminal. */
export const live: Asking = {
  async call(method, path, body) {
    return (await call(method, path, body)).answer;
  },
  print,
};
