import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '#server/settings/project-folder.ts';

const run = promisify(execFile);
const git = (folder: string, ...given: string[]) =>
  run('git', ['-C', folder, ...given], { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 });

export type CleanClone = { folder: string; remove(): Promise<void> };

/**
 * Clones the repository with what is changed in its files, but with nothing that is untracked: what only this machine
 * has does not help there. The installed packages are those of the checkout, and what `npm test` has just built.
 */
export async function cleanClone(): Promise<CleanClone> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-clone-'));
  await git(projectFolder, 'clone', '--quiet', projectFolder, folder);
  const { stdout: changed } = await git(projectFolder, 'diff', 'HEAD', '--binary');
  if (changed.length > 0) {
    const applying = git(folder, 'apply', '-');
    applying.child.stdin?.end(changed);
    await applying;
  }
  const shared = process.env['RUN_BUILT_SERVER'] === 'Y' ? ['node_modules', 'dist'] : ['node_modules'];
  for (const name of shared) await symlink(path.join(projectFolder, name), path.join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
