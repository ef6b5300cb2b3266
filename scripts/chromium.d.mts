export declare const CHROMIUM_ARGS: string[];
export declare function findChromium(options?: { readonly withWindow?: boolean }): string;
