import { organizers } from '#engine/contract/organizers.ts';
import { ROLES } from '#engine/contract/roles.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const organizer: Command = {
  usage: `npx rostrum organizer add EVENT ADDRESS --role ROLE   let someone organize an event, or change their role (${ROLES.join(', ')})
npx rostrum organizer remove EVENT ADDRESS  remove an organizer and sign them out`,
  words: 3,
  options: ['role'],
  async run([act = '', event = '', email = ''], { role }) {
    if (act !== 'add' && act !== 'remove') endWith(organizer.usage);
    if (act === 'add' && !ROLES.some((each) => each === role))
      endWith(`Add --role with one of: ${ROLES.join(', ')}`);
    const form = new FormData();
    for (const [name, value] of Object.entries({ event, email, ...(act === 'add' && { role }) }))
      form.append(name, String(value));
    const { answer } = await call('POST', act === 'add' ? '/addOrganizer' : '/removeOrganizer', form);
    if (answer.status === 404)
      endWith(
        act === 'add'
          ? `There is no event ${event}.`
          : `There is no event ${event}, or ${email} does not organize it.`,
      );
    accepted(answer, organizers[act === 'add' ? 'addOrganizer' : 'removeOrganizer'].response);
    print(
      act === 'add'
        ? `${email} now organizes ${event} as ${role}. They sign in at /organize with this address.`
        : `${email} no longer organizes ${event}.`,
    );
  },
};
