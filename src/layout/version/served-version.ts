/** Where the version last accepted is stored (spec §3 "App version"), as it is. */
const KEY = 'APP_VERSION';

/** The version that the visitor has; undefined before the first one, and without storage. */
export function acceptedVersion(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the version that the visitor now has. */
export function acceptVersion(version: string): void {
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // Storage is closed: the question is asked again on the next visit at most.
  }
}

/** The server's version; undefined if it does not say. */
export async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    const isVersion = typeof body === 'object' && body !== null && 'version' in body;
    return isVersion && typeof body.version === 'string' ? body.version : undefined;
  } catch {
    return undefined;
  }
}
