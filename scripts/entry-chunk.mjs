const reached = new Set();

/** Whether a module is loaded with the page itself: an import that is not dynamic leads to it from the entry. */
function isReached(id, moduleInfo, seen) {
  if (reached.has(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const module = moduleInfo(id);
  const found =
    module !== null &&
    (module.isEntry || module.importers.some((importer) => isReached(importer, moduleInfo, seen)));
  if (found) reached.add(id);
  return found;
}

/**
 * Keeps what the first paint needs in one chunk. Left alone, the bundler cuts it into ever more of them as parts that
 * are loaded later come to share modules with it: the same code, which compresses worse (3 kB of the home page's).
 */
export const entryChunk = {
  debugName: 'site',
  name: (id, context) =>
    isReached(id, (module) => context.getModuleInfo(module), new Set()) ? 'site' : null,
};
