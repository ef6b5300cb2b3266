interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}

/** The group of modules that the page's entry reaches without a dynamic import. */
export const entryChunk: {
  debugName: string;
  name: (id: string, context: { getModuleInfo: (id: string) => ModuleInfo | null }) => string | null;
};
