import { tracing } from '#engine/contract/tracing.ts';
import type { Command } from './command.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const trace: Command = {
  usage: `npx rostrum trace EVENT CODE           prints what happened to a registration or an application, with nobody
                                       in it, to be sent to a file with > FILE.har and opened in /inspect`,
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
