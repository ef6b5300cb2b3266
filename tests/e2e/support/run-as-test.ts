import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How a program has ended. */
export interface Ended {
  readonly code: number;
  readonly stderr: string;
}

/** Makes a test of a trace, as `npm run replay -- --to-test` does, and runs it to its end. */
export async function runAsTest(trace: string): Promise<Ended> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'trace-'));
  const file = path.join(scratch, 'trace.har');
  try {
    writeFileSync(file, trace);
    await run('npx', ['tsx', 'scripts/replay.ts', '--to-test', file]);
    return await run('npx', ['tsx', path.join(scratch, 'trace.replay.mts')]).then(
      ({ stderr }) => ({ code: 0, stderr }),
      (error: Ended) => error,
    );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
