import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs `npm run record` on a machine that has no display. */
async function record(...given: string[]): Promise<{ code: number; said: string }> {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  const program = ['--import', 'tsx', 'scripts/record/record.ts', ...given];
  try {
    const { stderr } = await promisify(execFile)(process.execPath, program, { cwd: root, env });
    return { code: 0, said: stderr };
  } catch (error) {
    const failed = error as { code: number; stderr: string };
    return { code: failed.code, said: failed.stderr };
  }
}

it.skipIf(process.platform !== 'linux')(
  'says in a sentence that there is no display to record on',
  async () => {
    expect(await record('mine')).toEqual({
      code: 1,
      said: 'There is no display to open a window on. Set DISPLAY, or give the steps in a file: npm run record -- NAME --steps FILE\n',
    });
  },
);

it.each([
  [[], /^npm run record -- NAME .*\n$/],
  [['--again', 'nothing'], /^There is no fixtures\/sessions\/nothing\.har\.\n$/],
  [['--demo', 'nothing'], /^There is no session of that name\.\n$/],
  [['mine', '--steps', 'nothing.json'], /^There is no file nothing\.json\.\n$/],
])('says in a line what it cannot record: %j', async (given, sentence) => {
  const { code, said } = await record(...given);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});
