// Replaces typebox in the browser's build (vite.config.ts), where the contract and the meta-schemas are read only for
// methods, paths and names; their schemas would be a third of the page.
// docs/decisions/0004-leave-the-schemas-out-of-the-browser-build.md

type Build = (...parts: readonly unknown[]) => object;

const parts: Readonly<Record<string, Build>> = {
  Object: (properties) => ({ properties }),
};
const nothing: Build = () => ({});

export default new Proxy(parts, { get: (known, name) => known[String(name)] ?? nothing });
