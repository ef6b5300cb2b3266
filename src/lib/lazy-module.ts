/** A part of the page whose code loads on first use. */
export interface LazyModule<Part> {
  /** The part, once loaded. */
  readonly read: () => Part | undefined;
  /** Fetches it, once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>;
}

/** Makes a part that is fetched on demand. */
export function lazyModule<Part>(fetch: () => Promise<Part>): LazyModule<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  return {
    read: () => part,
    load() {
      coming ??= fetch().then(
        (loaded) => {
          part = loaded;
          return loaded;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}
