// One command at a time installs or builds in this folder. Node only, no packages.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOOK_AGAIN_MS = 250;

/** Runs work while no other process runs work under the same lock file; says so once if it has to wait. */
export function withLock(file, work, say = console.log) {
  take(file, say);
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file, say) {
  mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder === 'gone') {
      rmSync(file, { force: true });
      continue;
    }
    if (!told) say(`Another command installs or builds in this folder (process ${holder}). Waiting for it …`);
    told = true;
    sleep(LOOK_AGAIN_MS);
  }
}

/** The process that has the lock; 'gone' if it ended without giving it back. */
function holderOf(file) {
  let pid = '';
  try {
    pid = readFileSync(file, 'utf8');
  } catch {
    return 'gone';
  }
  // Made a moment ago, and not written yet.
  if (pid === '') {
    sleep(LOOK_AGAIN_MS);
    pid = readOr(file);
  }
  return isAlive(Number(pid)) ? pid : 'gone';
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return error.code === 'EPERM';
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
