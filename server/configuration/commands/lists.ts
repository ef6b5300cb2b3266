import { exporting } from '#engine/contract/exporting.ts';
import type { Command } from './command.ts';
import { accepted, ask, understood } from './organizer-server.ts';
import { endWith } from './output.ts';

export const exportList: Command = {
  usage: `npx rostrum export EVENT LIST          writes registrations, members (of groups), payments or waitlists as
                                       CSV, to be sent to a file with > FILE; with --format xlsx as a
                                       workbook, with --locale fr in French; or applications, with --flow
                                       and the flow's code`,
  words: 2,
  options: ['format', 'locale', 'flow'],
  async run([event = '', list = ''], options) {
    // It would only be noise there, and may set a terminal's modes.
    if (options.format === 'xlsx' && process.stdout.isTTY) {
      endWith(`A workbook is not for a terminal: add > ${list}.xlsx`);
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
