import path from 'node:path';
import { ROOT } from './setup.mjs';

const script = (file) => path.join(ROOT, file);

/** The checks that need no running product: types, lint and format, import rules, owners of styles, the OpenAPI document. */
export const CHECKS = [
  {
    name: 'types',
    command: process.execPath,
    args: [script('node_modules/typescript/bin/tsc'), '--noEmit', '-p', '.'],
  },
  {
    name: 'lint and format',
    command: process.execPath,
    args: [script('node_modules/@biomejs/biome/bin/biome'), 'check', '.'],
  },
  { name: 'import rules', command: process.execPath, args: [script('scripts/import-rules.mjs')] },
  { name: 'owners of styles', command: process.execPath, args: [script('scripts/style-owners.mjs')] },
  { name: 'OpenAPI', command: process.execPath, args: [script('scripts/lint-openapi.mjs')] },
];
