import { exporting } from '#engine/contract/exporting.ts';
import { accepted } from './accepted.ts';
import type { Command } from './command.ts';
import { ask, understood } from './organizer-server.ts';
import { endWith } from './output.ts';

export const exportList: Command = {
  usage: `npx rostrum export EVENT LIST          print registrations, members (of groups), payments, waitlists or
                                       applications (with --flow CODE) as CSV: add > FILE to save it.
                                       --format xlsx writes a workbook, --locale fr writes French`,
  words: 2,
  options: ['format', 'locale', 'flow'],
  async run([event = '', list = ''], options) {
    // It would only be noise there, and may set a terminal's modes.
    if (options.format === 'xlsx' && process.stdout.isTTY) {
      endWith(`A workbook cannot be printed in a terminal. Add > ${list}.xlsx`);
    }
    const { format = 'csv', locale = 'en', flow } = options;
    const asked = new URLSearchParams({ format, locale, ...(flow !== undefined && { flow }) });
    const { answer } = await ask(
      'GET',
      `/exportList/${[event, list].map(encodeURIComponent).join('/')}?${asked}`,
    );
    if (answer.status === 404) {
      endWith(`There is no event ${event}, or no list ${list}.\n${exportList.usage}`);
    }
    if (answer.status !== 200) accepted(understood(answer), exporting.exportList.response);
    process.stdout.write(answer.content);
  },
};
