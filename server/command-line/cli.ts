import { parseArgs } from 'node:util';
import { changeEmail } from './addresses.ts';
import { applications, decide } from './applications.ts';
import { type Command, type Options, optionNames, switchNames } from './command.ts';
import { again, list, pull, push, unpublish, validate, versions } from './documents.ts';
import { inspect } from './inspect.ts';
import { invoicePaid, invoiceVoid } from './invoices.ts';
import { exportList } from './lists.ts';
import { organizer } from './organizers.ts';
import { endWith, print } from './output.ts';
import { upload } from './pictures.ts';
import { scheduleProposal } from './proposals.ts';
import { erase } from './retention.ts';
import { trace } from './trace.ts';
import { walk } from './walks.ts';

/** The commands in the order of the help. */
const commands: Readonly<Record<string, Command>> = {
  push,
  validate,
  pull,
  versions,
  again,
  unpublish,
  list,
  walk,
  upload,
  'change-email': changeEmail,
  'invoice-paid': invoicePaid,
  'invoice-void': invoiceVoid,
  applications,
  decide,
  'schedule-proposal': scheduleProposal,
  export: exportList,
  erase,
  organizer,
  inspect,
  trace,
};
const usage = Object.values(commands)
  .map((command) => command.usage)
  .join('\n');

// A reader such as head has closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { name, words, options } = readArguments();
if (name === 'help') {
  print(usage);
  process.exit(0);
}
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const taken: readonly string[] = command?.options ?? [];
if (command?.words !== words.length || !Object.keys(options).every((option) => taken.includes(option))) {
  endWith(usage);
}
await command.run(words, options);

function readArguments(): { name: string; words: string[]; options: Options } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(optionNames.map((option) => [option, { type: 'string' as const }])),
        ...Object.fromEntries(switchNames.map((name) => [name, { type: 'boolean' as const }])),
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { help, ...options } = values;
    const [name = '', ...words] = positionals;
    return { name: help ? 'help' : name, words, options: options as Options };
  } catch {
    return endWith(usage);
  }
}
