/** Aliases of the browser's builds: see browser-build.mjs. */
export declare const alias: { find: RegExp; replacement: string }[];
