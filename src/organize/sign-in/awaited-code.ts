const KEY = 'rostrum.sign-in';

/** The address that a code was mailed to, kept in the tab over a reload; undefined if none is awaited. */
export function awaitedCode(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the address that a code was mailed to, or forgets it. */
export function awaitCode(email: string | undefined): void {
  try {
    if (email === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, email);
  } catch {
    // A browser without storage asks for the address again.
  }
}
