// `npm run new -- field-type signature`: the files of a new field type, block, endpoint or flow, entered in the lists that
// know its kind, with a test of its own. What has its name is never written over.
import { parseArgs } from 'node:util';
import { block } from './new/block.mjs';
import { endpoint } from './new/endpoint.mjs';
import { fieldType } from './new/field-type.mjs';
import { flow } from './new/flow.mjs';
import { ScaffoldRefused, writeScaffold } from './new/write-scaffold.mjs';

const KINDS = { 'field-type': fieldType, block, endpoint, flow };
const USAGE = `npm run new -- field-type signature
npm run new -- block timeline
npm run new -- endpoint getPlacesLeft --resource waitlist
npm run new -- flow exhibitor --event teachers`;

const { values, positionals } = parseArgs({
  options: { resource: { type: 'string' }, event: { type: 'string' } },
  allowPositionals: true,
});
const [kind, name] = positionals;
try {
  if (!Object.hasOwn(KINDS, kind ?? '') || name === undefined || positionals.length > 2)
    throw new ScaffoldRefused(`Say what is new, and its name:\n\n${USAGE}`);
  const scaffold = KINDS[kind](name, values);
  writeScaffold(scaffold);
  console.log(`\nIts test: ${scaffold.test}`);
} catch (error) {
  if (!(error instanceof ScaffoldRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
