/** Storage of a bearer token. */
export interface TokenStore {
  /** The token; undefined without one. */
  read(): string | undefined;
  /** Stores a token for the calls that follow. */
  store(token: string): void;
  forget(): void;
}

/** The storage key of the bearer token (spec §9). */
export const TOKEN_KEY = 'api-token';

/** Keeps a token in localStorage; where that is closed to us (private window, strict settings) as long as the page lives. */
export function tokenStore(key: string): TokenStore {
  let here: string | undefined;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? here;
      } catch {
        return here;
      }
    },
    store(token) {
      try {
        localStorage.setItem(key, token);
        here = undefined;
      } catch {
        here = token;
      }
    },
    forget() {
      here = undefined;
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** The token of the registration that this device has open. */
export const registrationToken = tokenStore(TOKEN_KEY);

/** The registration's token; undefined without one. */
export const readToken = registrationToken.read;

/** Stores the token of the registration for the calls that follow. */
export const storeToken = registrationToken.store;

export const forgetToken = registrationToken.forget;

const flowTokens = new Map<string, TokenStore>();

/** The token of a flow other than the registration. */
export function tokenOfFlow(flow: string): TokenStore {
  const known = flowTokens.get(flow) ?? tokenStore(`${TOKEN_KEY}-${flow}`);
  flowTokens.set(flow, known);
  return known;
}

/** The token of the group that this device has open; a registration under way beside it keeps its own. */
export const groupToken = tokenOfFlow('group');
