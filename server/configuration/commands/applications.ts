import { application } from '#engine/contract/application.ts';
import type { Command } from './command.ts';
import { accepted, call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const applications: Command = {
  usage: `npx rostrum applications EVENT FLOW    lists what was sent in a flow, such as exhibitor, and what was decided`,
  words: 2,
  async run([event = '', flow = '']) {
    const { answer } = await call(
      'GET',
      `/listApplications/${[event, flow].map(encodeURIComponent).join('/')}`,
    );
    if (answer.status === 404) endWith(`There is no event ${event}, or it has no applications ${flow}.`);
    const { applications: found } = accepted(answer, application.listApplications.response);
    for (const { code, status, decision, name, email } of found) {
      print(`${code}  ${decision ?? status}  ${name || '(no name)'}  ${email}`);
    }
    if (found.length === 0) print(`Nobody has begun ${flow} yet.`);
  },
};

export const decide: Command = {
  usage: `npx rostrum decide EVENT CODE DECISION decides on what was sent: in_review, accepted or declined, which is mailed;
                                       with --message "…" in words of your own. Declining refunds it`,
  words: 3,
  options: ['message'],
  async run([event = '', code = '', decision = ''], options) {
    const form = new FormData();
    const { message = '' } = options;
    for (const [name, value] of Object.entries({ event, code, decision, message })) form.append(name, value);
    const { answer } = await call('POST', '/decideApplication', form);
    if (answer.status === 404)
      endWith(`There is no event ${event}, or nothing with the code ${code} was sent to it.`);
    const decided = accepted(answer, application.decideApplication.response).application;
    print(
      `${decided.code} of ${decided.name || decided.email}: ${decided.decision}. It is written to ${decided.email}.`,
    );
  },
};
