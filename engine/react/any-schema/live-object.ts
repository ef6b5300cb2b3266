/** An object that has at every moment the properties that `now` gives: who keeps it never has what is out of date. */
export function liveObject(now: () => unknown): object {
  const current = () => (typeof now() === 'object' && now() !== null ? (now() as object) : {});
  return new Proxy(
    {},
    {
      get: (_, name) => Reflect.get(current(), name),
      has: (_, name) => Reflect.has(current(), name),
      ownKeys: () => Reflect.ownKeys(current()),
      getOwnPropertyDescriptor(_, name) {
        const own = Reflect.getOwnPropertyDescriptor(current(), name);
        // A proxy may say of nothing that it cannot be reconfigured which its target does not have.
        return own && { ...own, configurable: true };
      },
    },
  );
}
