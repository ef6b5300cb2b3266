/** Where the order of all layers is said, and nowhere else. */
export const ORDER = 'src/ui/styles/layers.css';

/** The layers that the stylesheets of a folder may fill. What is said of paper and forced colours comes last everywhere. */
const LAYERS = {
  'ui/': ['components'],
  'src/ui/styles/': ['tokens', 'base', 'components', 'utilities', 'media'],
  'src/layout/': ['layout', 'media'],
  'src/features/': ['parts', 'features', 'looks', 'media'],
  'src/flow/': ['features', 'media'],
  'src/gallery/': ['features', 'media'],
  'src/organize/': ['tokens', 'base', 'components', 'features', 'media'],
  'widgets/': ['widgets', 'media'],
};

/**
 * Rules that stand in no layer, or in one that is not their folder's or has no place in the order: a rule without one
 * would win over every other. A package's own stylesheet is put into its layer by whoever imports it.
 */
export function strayLayers(sheets, order) {
  return sheets.flatMap(({ file, selectors }) => {
    const [, allowed] = Object.entries(LAYERS).find(([folder]) => file.startsWith(folder)) ?? [];
    if (!allowed)
      return file.startsWith('node_modules/') ? [] : [`${file} is in a folder that has no layers`];
    return selectors.flatMap(({ text, line, layer }) => {
      if (layer === undefined) return [`${file}:${line} ${text} stands in no layer`];
      if (!order.includes(layer))
        return [`${file}:${line} ${text} stands in ${layer}, which has no place in the order`];
      return allowed.includes(layer)
        ? []
        : [`${file}:${line} ${text} stands in ${layer}, which is not its folder’s`];
    });
  });
}

/** Imports of a package's stylesheet that put it into no layer of the order. */
export function bareImports(imports, order) {
  return imports.flatMap(({ file, name, layer }) =>
    name.startsWith('.') || order.includes(layer) ? [] : [`${file} imports ${name} into no layer`],
  );
}
