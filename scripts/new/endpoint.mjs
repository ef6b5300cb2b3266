import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup.mjs';
import { refuseKey } from './names.mjs';
import { ScaffoldRefused, sourceOf } from './write-scaffold.mjs';

const CONTRACT = 'tests/contract/api.contract.ts';

/** A public call that answers with the event's code, until it says otherwise. */
export function endpoint(name, { resource }) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new ScaffoldRefused(`"${name}" is no name of a call: words in camelCase, as getPlacesLeft.`);
  const resources = [...sourceOf('engine/contract/api.ts').matchAll(/^ {2}(\w+),$/gm)].map(
    ([, found]) => found,
  );
  if (!resources.includes(resource))
    throw new ScaffoldRefused(`Say of which resource it is: --resource ${resources.join(' | ')}.`);
  const file = `engine/contract/${kebabOf(resource)}.ts`;
  refuseKey(file, sourceOf(file), name);
  const kebab = kebabOf(name);
  return {
    files: { [`tests/contract/cases/${kebab}.ts`]: cases(name) },
    entries: [
      {
        file: tableOf(resource),
        before: { after: `export const ${resource} = {`, mark: '\n} as const;' },
        line: `  ${name}: 'GET .',`,
      },
      {
        file,
        before: { after: `endpoints(calls.${resource}, {`, mark: '\n});' },
        line: contract(name),
      },
      handlerEntry(file, name),
      {
        file: CONTRACT,
        imports: `import { ${name}Cases } from './cases/${kebab}.ts';`,
        before: { after: 'export const apiContract', mark: '\n];' },
        line: `  ...${name}Cases,`,
      },
    ],
    test: `npx vitest run tests/contract/api.pglite.test.ts -t "${name}"`,
  };
}

const kebabOf = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The table with the calls of a resource. */
function tableOf(resource) {
  const folder = 'engine/contract/calls';
  const tables = readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`);
  return tables.find((file) => sourceOf(file).includes(`export const ${resource} = {`));
}

/** Where the handlers of a resource stand: the file of routes that is typed by its contract. */
function handlerEntry(contractFile, name) {
  const routes = 'server/routes';
  for (const file of readdirSync(path.join(ROOT, routes))) {
    const text = file.endsWith('.ts') ? sourceOf(`${routes}/${file}`) : '';
    const [, local] =
      text.match(new RegExp(`import type \\{ \\w+ as (\\w+) \\} from '#${contractFile}'`)) ?? [];
    const [, typed] = text.match(new RegExp(`import type \\{ (\\w+) \\} from '#${contractFile}'`)) ?? [];
    const after = (local ?? typed) ? `Handlers<typeof ${local ?? typed}> = {` : undefined;
    if (after !== undefined && text.includes(after))
      return { file: `${routes}/${file}`, before: { after, mark: '\n};' }, line: handler(name) };
  }
  throw new ScaffoldRefused(`No file of ${routes} answers the calls of ${contractFile}.`);
}

const contract = (name) => `  ${name}: {
    summary: 'The code of the event that this host serves.',
    access: 'public',
    response: Type.Object({ event_code: Type.String() }),
  },`;

const handler = (name) => `
  async ${name}({ eventCode }) {
    return { event_code: eventCode };
  },`;

const cases = (name) => `import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';

/** What \`${name}\` answers. */
export const ${name}Cases: ApiCase[] = [
  {
    name: '${name} tells which event this host serves',
    async run(api) {
      const { status, body } = await api.get('/api/${name}');
      expect([status, body]).toEqual([200, { event_code: expect.any(String) }]);
    },
  },
];
`;
