interface Policy {
  createScriptURL(url: string): string;
}

// A policy of a name can be made once only.
let policy: Policy | undefined;

/** A script address for `new Worker` under Trusted Types, which refuses plain strings. */
export function workerScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('rostrum-worker', {
    createScriptURL(wanted) {
      if (new URL(wanted, location.href).origin !== location.origin)
        throw new TypeError('A worker must be our own');
      return wanted;
    },
  });
  // The policy's result only looks like a string to the type checker; at runtime it is a TrustedScriptURL.
  return policy.createScriptURL(url);
}
