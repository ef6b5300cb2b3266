import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isBuilt, projectFolder } from '#server/settings/project-folder.ts';
import type { Cell, ExportedTable } from './exported-table.ts';

const program = fileURLToPath(new URL(`./write-xlsx-process.${isBuilt ? 'js' : 'ts'}`, import.meta.url));
const mostMegabytes = 1_024;
const BATCH = 50;
const CHUNK = 65_536;
/** Nothing to send yet: who has left meanwhile is noticed whenever something is handed over. */
const NOTHING = Buffer.alloc(0);

/** What the process is sent: what the list is, its rows in batches, and that these were all. */
export type ToProcess =
  | ({ readonly kind: 'about' } & Pick<ExportedTable, 'name' | 'headings' | 'timezone'>)
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'end' };

/** What the process says: that it can take more, then the workbook. */
export type FromProcess =
  | { readonly kind: 'next' }
  | { readonly kind: 'workbook'; readonly content: Uint8Array };

/**
 * A list as a workbook, written in a process of its own, which the library needs whole: other calls wait for neither its
 * cells nor their compression, and a list too large for its memory ends that process alone.
 */
export async function* writeXlsxApart(table: ExportedTable): AsyncGenerator<Buffer> {
  const apart = fork(program, {
    // Where `tsx` is found, which the sources need.
    cwd: projectFolder,
    execArgv: [...(isBuilt ? [] : ['--import', 'tsx']), `--max-old-space-size=${mostMegabytes}`],
    serialization: 'advanced',
    // It needs none of our secrets, and has nothing to say.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const { name, headings, timezone } = table;
    const ask = conversation(apart);
    await ask({ kind: 'about', name, headings, timezone });
    for await (const rows of batches(table.rows())) {
      await ask({ kind: 'rows', rows });
      yield NOTHING;
    }
    const workbook = await ask({ kind: 'end' });
    if (workbook.kind !== 'workbook') throw new Error('The workbook was not written.');
    const content = Buffer.from(workbook.content);
    for (let from = 0; from < content.length; from += CHUNK) yield content.subarray(from, from + CHUNK);
  } finally {
    apart.kill('SIGKILL');
  }
}

/** Sends one message at a time and waits for what the process says to it; throws once the process has ended. */
function conversation(apart: ChildProcess): (message: ToProcess) => Promise<FromProcess> {
  const ended = new Promise<never>((_, reject) => {
    apart.once('error', reject);
    apart.once('exit', () => reject(new Error('The process that writes the workbook ended early.')));
  });
  // It ends after every conversation too, when no one waits.
  ended.catch(() => undefined);
  return async (message) => {
    const answered = once(apart, 'message');
    answered.catch(() => undefined);
    // A failure to send ends the process, which is told by `exit`.
    apart.send(message, () => undefined);
    const [answer]: FromProcess[] = await Promise.race([answered, ended]);
    if (!answer) throw new Error('The process that writes the workbook said nothing.');
    return answer;
  };
}

async function* batches(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<(readonly Cell[])[]> {
  let batch: (readonly Cell[])[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
