import { parseArgs } from 'node:util';
import { changeEmail } from './addresses.ts';
import { applications, decide } from './applications.ts';
import { type Command, type Options, optionNames, switchNames } from './command.ts';
import { list, pull, push, unpublish, validate } from './documents.ts';
import { check, diff, impact, log, rollback } from './folders.ts';
import { inspect } from './inspect.ts';
import { invoicePaid, invoiceVoid } from './invoices.ts';
import { exportList } from './lists.ts';
import { organizer } from './organizers.ts';
import { CommandEnded, endUnasked, print } from './output.ts';
import { upload } from './pictures.ts';
import { scheduleProposal } from './proposals.ts';
import { erase } from './retention.ts';
import { trace } from './trace.ts';
import { walk } from './walks.ts';

/** The commands in the order of the help. */
const commands: Readonly<Record<string, Command>> = {
  pull,
  diff,
  check,
  impact,
  push,
  log,
  rollback,
  walk,
  validate,
  unpublish,
  list,
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

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof CommandEnded)) throw error;
  process.stderr.write(`${error.message}\n`);
  return error.code;
});

async function run(): Promise<number> {
  const { name, words, options } = readArguments();
  if (name === 'help') {
    print(usage);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const taken: readonly string[] = command?.options ?? [];
  if (!command || !isCountOf(words, command)) endUnasked(command?.usage ?? usage);
  if (!Object.keys(options).every((option) => taken.includes(option))) endUnasked(usage);
  return (await command.run(words, options)) ?? 0;
}

function isCountOf({ length }: readonly string[], { words }: Command): boolean {
  const [least, most] = typeof words === 'number' ? [words, words] : words;
  return length >= least && length <= most;
}

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
    return endUnasked(usage);
  }
}
