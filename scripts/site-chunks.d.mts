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
