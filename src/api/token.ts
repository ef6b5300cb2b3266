/** The storage key of the bearer token (spec §9). */
export const TOKEN_KEY = 'api-token';

/** The stored bearer token; undefined when there is none or storage is closed to us. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the bearer token for the calls that follow. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Storage is closed (private window): the token is asked for again after a reload.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}
