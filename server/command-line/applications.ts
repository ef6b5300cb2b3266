import { application } from '#engine/contract/application.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const applications: Command = {
  usage: `npx rostrum applications EVENT FLOW    list the submissions of a flow, such as exhibitor, with their decisions`,
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
    if (found.length === 0) print(`No one has started ${flow} yet.`);
  },
};

export const decide: Command = {
  usage: `npx rostrum decide EVENT CODE DECISION record a decision on a submission and email it: in_review, accepted or declined;
                                       --message "…" adds your own text. Declining refunds the payment`,
  words: 3,
  options: ['message'],
  async run([event = '', code = '', decision = ''], options) {
    const form = new FormData();
    const { message = '' } = options;
    for (const [name, value] of Object.entries({ event, code, decision, message })) form.append(name, value);
    const { answer } = await call('POST', '/decideApplication', form);
    if (answer.status === 404)
      endWith(`There is no event ${event}, or it has no submission with the code ${code}.`);
    const decided = accepted(answer, application.decideApplication.response).application;
    print(
      `${decided.code} of ${decided.name || decided.email}: ${decided.decision}. An email was sent to ${decided.email}.`,
    );
  },
};
