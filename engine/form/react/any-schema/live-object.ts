/** An object whose properties are always the current ones of `now`, so that it is never outdated. */
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
        // A proxy must report properties that its target lacks as configurable.
        return own && { ...own, configurable: true };
      },
    },
  );
}
