// Checks who imports whom (docs/decisions); a check that saw no modules has failed.
import { cruise } from 'dependency-cruiser';
import options, { folderCycles } from '../.dependency-cruiser.mjs';
import { TEST } from './folders.mjs';

const PRODUCT = ['engine', 'machines', 'ui', 'widgets', 'src', 'server'];

async function check(folders, ruleSet, more) {
  const { output } = await cruise(
    folders,
    { ...options.options, ...more, ruleSet, validate: true },
    undefined,
    {},
  );
  return output;
}

const files = await check([...PRODUCT, 'fixtures', 'tests'], options);
const folders = await check(PRODUCT, folderCycles, { exclude: { path: TEST }, metrics: true });
const violations = [...files.summary.violations, ...folders.summary.violations];
const { totalCruised } = files.summary;
const seen = new Set(files.modules.map((module) => module.source.split('/')[0]));
const missing = PRODUCT.filter((folder) => !seen.has(folder));

for (const { from, to, rule } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (missing.length > 0) console.error(`No modules were seen in: ${missing.join(', ')}`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || missing.length > 0 ? 1 : 0;
