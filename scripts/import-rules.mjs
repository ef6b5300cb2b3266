// Checks who imports whom (docs/decisions); a check that saw no modules has failed.
import { cruise } from 'dependency-cruiser';
import options from '../.dependency-cruiser.mjs';

const FOLDERS = ['engine', 'machines', 'widgets', 'src', 'server', 'fixtures', 'tests'];
const { output } = await cruise(
  FOLDERS,
  { ...options.options, ruleSet: options, validate: true },
  undefined,
  {},
);
const { violations, totalCruised } = output.summary;
const seen = new Set(output.modules.map((module) => module.source.split('/')[0]));
const missing = ['engine', 'machines', 'widgets', 'src', 'server'].filter((folder) => !seen.has(folder));

for (const { from, to, rule } of violations) console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
if (missing.length > 0) console.error(`No modules were seen in: ${missing.join(', ')}`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
process.exitCode = violations.length > 0 || missing.length > 0 ? 1 : 0;
