// Finds a Chromium for the tests in a browser: one that is named, the system's, Playwright's own, Debian's package.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** What every Chromium of the tests is started with; `--no-sandbox` because containers run as root. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The same browser without a window of its own comes first: it takes a seventh less of the processor.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const USUAL = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/usr/lib/chromium',
  '/usr/lib/chromium-browser',
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// Below chromium-1234/ in Playwright's cache, by platform.
const PLAYWRIGHT = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function named() {
  for (const variable of ['CHROMIUM', 'CHROMIUM_PATH']) {
    const file = process.env[variable];
    if (!file) continue;
    if (!isProgram(file)) throw new Error(`${variable} names no program: ${file}`);
    return file;
  }
  return undefined;
}

function ofSystem(names = NAMES) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...APPLICATIONS].find(
    isProgram,
  );
}

function ofPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
    process.env.LOCALAPPDATA && path.join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ].filter((folder) => folder && existsSync(folder));
  return caches
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => PLAYWRIGHT.map((program) => path.join(folder, name, program))),
    )
    .find(isProgram);
}

/** Debian's package, where this process may install one. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium with apt …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  if (!apt('update') || !(install('chromium-headless-shell') || install('chromium'))) return undefined;
  return ofSystem();
}

/** The path of a Chromium, one with a window where that is asked for; throws with what to do when there is none and none can be installed. */
export function findChromium({ withWindow = false } = {}) {
  const windowed = NAMES.filter((name) => !name.endsWith('headless-shell'));
  const found = withWindow
    ? (named() ?? ofSystem(windowed) ?? ofPlaywright())
    : (named() ?? ofSystem() ?? ofPlaywright() ?? fromDebian());
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/chromium.',
  );
}
