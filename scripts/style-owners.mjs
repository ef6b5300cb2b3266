// Checks that a class has one owner and every rule a layer: lazy styles stay in the document, in the order in which they
// came, so what one page loads must neither dress another nor win by coming later.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';
import { bareImports, ORDER, strayLayers } from './style-layers.mjs';
import { classesInMarkup } from './style-markup.mjs';
import { foreignDress, ownersOf, slowSiblings, strayImports, strayMarkup } from './style-rules.mjs';
import { importsOf, layerOrder, selectorsOf } from './style-selectors.mjs';

const FOLDERS = ['src', 'ui', 'widgets'];
/** Styles of packages are dressed by whoever imports them. */
const PACKAGES = ['node_modules/leaflet/dist/leaflet.css'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
);
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const ours = files.filter((file) => file.endsWith('.css'));
const sheets = [...ours, ...PACKAGES].map((file) => ({ file, selectors: selectorsOf(file, read(file)) }));
const imports = ours.flatMap((file) => importsOf(file, read(file)).map((each) => ({ ...each, file })));
const markup = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => classesInMarkup(file, read(file)));

const owners = ownersOf(sheets);
const order = layerOrder(ORDER, read(ORDER));
const otherOrders = ours.filter((file) => file !== ORDER && layerOrder(file, read(file)).length > 0);
const faults = [
  ...foreignDress(sheets, owners),
  ...slowSiblings(sheets),
  ...strayMarkup(markup, owners),
  ...strayImports(markup),
  ...strayLayers(sheets, order),
  ...bareImports(imports, order),
  ...otherOrders.map((file) => `${file} says an order of layers, which ${ORDER} says`),
];
for (const fault of faults) console.error(fault);
console.log(
  `${owners.size} classes of ${sheets.length} stylesheets in ${order.length} layers, ${faults.length} faults`,
);
// A check that saw nothing has failed.
process.exitCode = faults.length > 0 || owners.size < 100 || markup.length < 100 ? 1 : 0;
