import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

const execute = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
/** What is made anew, or is not the project's. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);
let copy = '';

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'rostrum-scaffolds-'));
  for (const entry of await readdir(ROOT))
    if (!LEFT_OUT.has(entry)) await cp(path.join(ROOT, entry), path.join(copy, entry), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

type Ended = { readonly code: number; readonly said: string };

async function inCopy(...args: string[]): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1', VITEST: '', NODE_ENV: 'test' };
  try {
    const { stdout, stderr } = await execute(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}

const scaffold = (words: string) => inCopy('scripts/new.mjs', ...words.split(' '));

test.each([
  ['', 'Say what is new'],
  ['widget signature', 'Say what is new'],
  ['field-type', 'Say what is new'],
  ['field-type Signature!', 'is no name'],
  ['field-type ../signature', 'is no name'],
  ['field-type email_type', 'already: email_type'],
  ['field-type email-type', 'already: email_type'],
  ['block quote', 'already: quote'],
  ['block parts', 'already'],
  ['endpoint get-places', 'is no name of a call'],
  ['endpoint getPlaces', 'of which resource'],
  ['endpoint checkWaitlist --resource waitlist', 'already: checkWaitlist'],
  ['flow helper', 'of which event'],
  ['flow volunteer --event teachers', 'already'],
])('`%s` is refused in words, and nothing is written', async (words, says) => {
  // A name that only the files bear is taken too.
  if (words === 'block parts')
    await cp(path.join(copy, 'package.json'), path.join(copy, 'engine/event/documents/page/blocks/parts.ts'));
  const before = await readFile(path.join(copy, 'engine/form/field-types/registry.ts'), 'utf8');
  const { code, said } = await scaffold(words);
  expect([code, said]).toEqual([1, expect.stringContaining(says)]);
  expect(await readFile(path.join(copy, 'engine/form/field-types/registry.ts'), 'utf8')).toBe(before);
  if (words === 'block parts') await rm(path.join(copy, 'engine/event/documents/page/blocks/parts.ts'));
});

test('each scaffold compiles, keeps the rules of the house and passes its own test', async () => {
  const made = [
    await scaffold('field-type signature'),
    await scaffold('block timeline'),
    await scaffold('endpoint getPlacesLeft --resource waitlist'),
    await scaffold('flow helper --event boats'),
  ];
  expect(made.map(({ code, said }) => (code === 0 ? '' : said))).toEqual(['', '', '', '']);
  const again = await scaffold('field-type signature');
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('already: signature')]);

  const written = made.flatMap(({ said }) =>
    said.split('\n').filter((line) => /^[\w/.-]+\.(tsx?|json)$/.test(line)),
  );
  expect(written.length).toBeGreaterThan(15);
  expect(faultsOfTypes([...new Set(written)].filter((file) => !file.endsWith('.json')))).toEqual([]);
  const style = await inCopy(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    ...written,
  );
  expect(style.code, style.said).toBe(0);
  const tests = await inCopy(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    'widgets/widgets.test.tsx',
    'engine/form/field-types/field-types.test.ts',
    'engine/event/documents/page/blocks',
    'src/features/pages/blocks.test.tsx',
    'tests/contract/api.pglite.test.ts',
    'server/configuration/demo-events.test.ts',
    'tests/docs/generated-pages.test.ts',
    '-t',
    'signature|timeline|getPlacesLeft|demo document|is what the code says',
  );
  const { testResults } = JSON.parse(
    tests.said.slice(tests.said.indexOf('{"'), tests.said.lastIndexOf('}') + 1),
  );
  const run = testResults.flatMap((file: { assertionResults: TestResult[] }) => file.assertionResults);
  expect(run.filter(({ status }: TestResult) => status === 'failed')).toEqual([]);
  expect(tests.code).toBe(0);
  const passed = run
    .filter(({ status }: TestResult) => status === 'passed')
    .map(({ fullName }: TestResult) => fullName);
  for (const name of ['signature', 'timeline', 'getPlacesLeft', 'demo document', 'what the code says'])
    expect(passed.filter((fullName: string) => fullName.includes(name)).length, name).toBeGreaterThan(0);
  // Two compilers and a run of tests of its own: on a machine that does something else too, that takes its time.
}, 600_000);

interface TestResult {
  readonly status: string;
  readonly fullName: string;
}

/** What the compiler says of the files that a scaffold wrote or entered itself in: where a part is missing, it is there. */
function faultsOfTypes(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, copy);
  const program = ts.createProgram(
    files.map((file) => path.join(copy, file)),
    { ...options, noEmit: true },
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(copy, file));
    if (!source) return [`${file} is not compiled`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
