import { retention } from '#engine/contract/retention.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { call } from './organizer-server.ts';
import { endWith, print } from './output.ts';

export const erase: Command = {
  usage: `npx rostrum erase EVENT                erase names, addresses, answers, emails, notes and files of an event that is
                                       over, permanently; totals are kept. --dry-run only counts them`,
  words: 1,
  options: ['dry-run'],
  async run([event = ''], options) {
    const form = new FormData();
    form.append('event', event);
    if (options['dry-run']) form.append('dry_run', 'Y');
    const { answer } = await call('POST', '/erasePersonalData', form);
    if (answer.status === 404) endWith(`There is no event ${event}.`);
    const { dry_run, found } = accepted(answer, retention.erasePersonalData.response);
    const counts = Object.entries(found).map(([what, count]) => `${what}: ${count}`);
    print(`${dry_run === 'Y' ? 'Would be erased' : 'Erased'} of ${event}: ${counts.join(', ')}.`);
  },
};
