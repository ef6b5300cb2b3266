interface ModuleInfo {
  readonly importers: readonly string[];
}

interface ChunkGroup {
  debugName: string;
  priority: number;
  name: (id: string, context: { getModuleInfo: (id: string) => ModuleInfo | null }) => string | null;
}

/** The groups of modules that the page's entry reaches: what runs first, and the website. */
export const siteChunks: ChunkGroup[];
/** The largest library. */
export const reactChunk: ChunkGroup;

/** What stands ahead of a chunk, after it was made small. */
export const compileHint: (chunk: { readonly name: string }) => string;
