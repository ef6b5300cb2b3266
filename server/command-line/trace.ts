import { tracing } from '#engine/contract/tracing.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const trace: Command = {
  usage: `npx rostrum trace EVENT CODE           print an anonymized trace of a registration or application;
                                       add > FILE.har to save it, and open it in /inspect`,
  words: 2,
  async run([event = '', code = '']) {
    const { answer } = await call(
      'GET',
      `/getWhatHappened/${[event, code].map(encodeURIComponent).join('/')}`,
    );
    if (answer.status === 404) endWith(`There is no event ${event}, or nothing in it has the code ${code}.`);
    print(JSON.stringify(accepted(answer, tracing.getWhatHappened.response)));
  },
};
