/** A script address as `new Worker` takes it under Trusted Types, where a plain string is refused. */
export function workerScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('rostrum-worker', {
    createScriptURL(wanted) {
      if (new URL(wanted, location.href).origin !== location.origin)
        throw new TypeError('A worker must be our own');
      return wanted;
    },
  });
  // The policy's result only looks like a string to the type checker; at runtime it is a TrustedScriptURL.
  return policy.createScriptURL(url);
}
