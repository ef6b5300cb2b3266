import { contact } from '#engine/contract/contact.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const changeEmail: Command = {
  usage: `npx rostrum change-email EVENT CODE ADDRESS  change the email address of a registration or application (both addresses get an email)`,
  words: 3,
  async run([event = '', code = '', email = '']) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ event, code, email })) form.append(name, value);
    const { answer } = await call('POST', '/changeEmailAsOrganizer', form);
    if (answer.status === 404)
      endWith(`There is no event ${event}, or ${event} has nothing with the code ${code}.`);
    const changed = accepted(answer, contact.changeEmailAsOrganizer.response);
    print(`The address of ${code} is now ${changed.email}.`);
  },
};
