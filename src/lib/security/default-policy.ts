import { readUrl } from '#engine/form/format/read-url.ts';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}
interface Factory {
  createPolicy(name: 'default', rules: Rules): unknown;
}

const constants = new Set<string>();
const origins = new Set<string>();
let made = false;

/**
 * Lets a library without Trusted Types support write an exact HTML string; all other strings stay refused. Returns what
 * refuses it again.
 */
export function allowHtml(text: string): () => void {
  constants.add(text);
  makePolicy();
  return () => constants.delete(text);
}

/** Lets a service of the event load its scripts from its own origins (`https://*.host` for any below it). */
export function allowScriptsFrom(services: readonly string[]): void {
  for (const origin of services) origins.add(origin);
  makePolicy();
}

/** The page's default policy for strings: null refuses them. */
function makePolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (made || !trustedTypes) return;
  made = true;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (constants.has(html) ? html : null),
    createScriptURL: (url) => (isFromService(url) ? url : null),
  });
}

function isFromService(url: string): boolean {
  const address = readUrl(url, location.href);
  if (!address) return false;
  const { origin, protocol, host } = address;
  if (origins.has(origin)) return true;
  return protocol === 'https:' && [...origins].some((known) => isBelow(host, known));
}

/** Whether a host is one of those that `https://*.example` means. */
function isBelow(host: string, known: string): boolean {
  return known.startsWith('https://*.') && host.endsWith(known.slice('https://*'.length));
}
