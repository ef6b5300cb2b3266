// `npm run check`: types, lint and format, import rules, owners of styles, the OpenAPI document.
import { runChecks } from './checks.mjs';
import { checkNode, installDependencies } from './setup.mjs';

checkNode();
installDependencies();

process.exitCode = (await runChecks()).length > 0 ? 1 : 0;
