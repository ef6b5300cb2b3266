/** The storage key of the bearer token (spec §9). */
export const TOKEN_KEY = 'api-token';

/** What stands in for storage that is closed to us (private window, strict settings): as long as the page lives. */
let here: string | undefined;

/** The bearer token; undefined when there is none. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? here;
  } catch {
    return here;
  }
}

/** Stores the bearer token for the calls that follow. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    here = undefined;
  } catch {
    here = token;
  }
}

export function forgetToken(): void {
  here = undefined;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}
