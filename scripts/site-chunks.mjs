const FIRST = /\/src\/main\.tsx$|\/src\/index\.html$/;
const START = /\/src\/start\.tsx$/;

/** Tells of modules whether they are loaded with one: an import that is not dynamic leads to them from it. */
function reachedFrom(start) {
  const known = new Map();
  return function isReached(id, moduleInfo, seen = new Set()) {
    if (start.test(id)) return true;
    if (known.has(id) || seen.has(id)) return known.get(id) ?? false;
    seen.add(id);
    const found =
      moduleInfo(id)?.importers.some((importer) => isReached(importer, moduleInfo, seen)) ?? false;
    if (found) known.set(id, true);
    return found;
  };
}

const isFirst = reachedFrom(FIRST);
const isOfSite = reachedFrom(START);

/** The few lines that run before all others, so that a page that came drawn misses no press. */
const firstChunk = {
  debugName: 'first',
  priority: 2,
  name: (id, context) => (isFirst(id, (module) => context.getModuleInfo(module)) ? 'first' : null),
};

/**
 * Keeps what the first paint needs in one chunk. Left alone, the bundler cuts it into ever more of them as parts that
 * are loaded later come to share modules with it: the same code, which compresses worse (3 kB of the home page's).
 */
const siteChunk = {
  debugName: 'site',
  priority: 1,
  name: (id, context) => (isOfSite(id, (module) => context.getModuleInfo(module)) ? 'site' : null),
};

/** The largest library, which is evaluated in a task of its own. */
export const reactChunk = {
  debugName: 'react',
  priority: 3,
  name: (id) => (/\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null),
};

/** The widgets of document forms are used together and rarely: the first page lists one file for them instead of three. */
const documentWidgetsChunk = {
  debugName: 'document-widgets',
  priority: 0,
  name: (id) =>
    /\/widgets\/(condition|localised-text|rich-text)\/widget\.tsx$/.test(id) ? 'document-widgets' : null,
};

/** A dozen functions of a few lines each, which most pages use some of: one file instead of as many. */
const formatChunk = {
  debugName: 'format',
  priority: 0,
  name: (id) => (/\/engine\/form\/format\/[^/]+\.ts$/.test(id) ? 'format' : null),
};

export const siteChunks = [reactChunk, firstChunk, siteChunk, documentWidgetsChunk, formatChunk];

/**
 * What stands ahead of a chunk: V8 compiles React whole while it comes, beside the page's thread, which otherwise stops
 * for hundreds of its functions as each is first called, in the first picture and the first answer.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : '');
