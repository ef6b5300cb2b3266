import { execFile } from 'node:child_process';
import path from 'node:path';
import { nodeArguments, type ServerProgram } from './server-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A server that starts after all would never end. */
const patienceMs = 100_000;

export type Ended = { code: number; out: string; bytes: Buffer };

/** Runs a program of the server's to its end, and gives what it has written. */
export function runProgram(
  program: ServerProgram,
  given: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...nodeArguments(program), ...given],
      {
        cwd: root,
        timeout: patienceMs,
        encoding: 'buffer',
        env: { ...process.env, NODE_ENV: 'test', ...env },
      },
      (error, out, failed) => {
        const bytes = Buffer.concat([out, failed]);
        resolve({ code: error ? Number(error.code ?? 1) : 0, out: bytes.toString(), bytes });
      },
    );
  });
}

/** `npx rostrum …` as an organizer runs it, told by the environment which server is meant. */
export function configure(given: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return runProgram('server/command-line/cli.ts', given, env);
}
