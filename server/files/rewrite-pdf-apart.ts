import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt, projectFolder } from '#server/settings/project-folder.ts';
import { documentUnreadable, tooManyPages } from './file-problems.ts';
import { mostPages, type Rewritten } from './rewrite-pdf.ts';
import { inTurn } from './serialize.ts';

const program = fileURLToPath(new URL(`./rewrite-pdf-process.${isBuilt ? 'js' : 'ts'}`, import.meta.url));
const mostMegabytes = 512;
const mostMs = 20_000;
/** Until the process is there, which a busy machine may keep waiting; no document has had its turn yet. */
const mostMsToStart = 60_000;

/** The process's messages: ready, then the result. */
export type FromProcess = 'ready' | Rewritten;

const turn = inTurn();

/**
 * Rewrites a PDF in a separate process, one at a time: a document that exhausts memory or time affects only that
 * process. Throws 422 if it cannot be rewritten.
 */
export async function rewritePdfApart(content: Buffer): Promise<Uint8Array> {
  const rewritten = await turn(() => ask(content));
  if (rewritten.ok) return rewritten.content;
  throw rewritten.reason === 'pages' ? tooManyPages(mostPages) : documentUnreadable();
}

function ask(content: Buffer): Promise<Rewritten> {
  const apart = fork(program, {
    // Where `tsx` is found, which the sources need.
    cwd: projectFolder,
    execArgv: [...(isBuilt ? [] : ['--import', 'tsx']), `--max-old-space-size=${mostMegabytes}`],
    serialization: 'advanced',
    // It needs no secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const giveUp = () => apart.kill('SIGKILL');
  let end = setTimeout(giveUp, mostMsToStart);
  return new Promise<Rewritten>((resolve, reject) => {
    apart.on('message', (message: FromProcess) => {
      if (message !== 'ready') return resolve(message);
      clearTimeout(end);
      end = setTimeout(giveUp, mostMs);
      // A failed send ends the process, which `exit` reports.
      apart.send(content, () => undefined);
    });
    apart.once('error', reject);
    apart.once('exit', () => resolve({ ok: false, reason: 'unreadable' }));
  }).finally(() => {
    clearTimeout(end);
    apart.kill('SIGKILL');
  });
}
