// Checks that a class has one owner: lazy styles stay in the document, so what one page loads must not dress another.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';
import { classesInMarkup } from './style-markup.mjs';
import { foreignDress, ownersOf, strayMarkup } from './style-rules.mjs';
import { selectorsOf } from './style-selectors.mjs';

const FOLDERS = ['src', 'widgets'];
/** Styles of packages are dressed by whoever imports them. */
const PACKAGES = ['node_modules/leaflet/dist/leaflet.css'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
);
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const sheets = [...files.filter((file) => file.endsWith('.css')), ...PACKAGES].map((file) => ({
  file,
  selectors: selectorsOf(file, read(file)),
}));
const markup = files
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$/.test(file))
  .map((file) => classesInMarkup(file, read(file)));

const owners = ownersOf(sheets);
const faults = [...foreignDress(sheets, owners), ...strayMarkup(markup, owners)];
for (const fault of faults) console.error(fault);
console.log(
  `${owners.size} classes of ${sheets.length} stylesheets, ${faults.length} with two owners or worn elsewhere`,
);
// A check that saw nothing has failed.
process.exitCode = faults.length > 0 || owners.size < 100 || markup.length < 100 ? 1 : 0;
