import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';

// Each room has one catalogue of words. Whatever says something in each language elsewhere is found by nobody who adds one.

const ROOT = path.join(import.meta.dirname, '../..');
const ROOMS = ['engine', 'machines', 'ui', 'widgets', 'src', 'server'];
const CATALOGUES =
  /^(engine\/form\/languages|engine\/event\/(languages|reference)|src\/lib\/i18n|widgets\/languages|server\/languages|machines\/languages)\//;
/** Documents, as organizers write theirs. */
const DOCUMENTS = /^src\/(gallery\/|features\/pages\/vendor\/vendor-document\.ts$)/;
const NOT_THE_PRODUCT = /\.(test|cases|contract)\.tsx?$|\/cases\.tsx?$|\/testing\/|\/cases\//;

const saysSomething = (node: ts.Node): boolean =>
  ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && /\p{L}/u.test(node.getText())) ||
  (ts.forEachChild(node, saysSomething) ?? false);

/** The lines of a file on which an object has an entry for each language, and words in it. */
function saidInEach(file: string, text: string): number[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const entries = node.properties.filter(ts.isPropertyAssignment);
      const said = entries.filter(({ initializer }) => saysSomething(initializer));
      const names = new Set(said.map(({ name }) => name.getText()));
      if (LOCALES.every((locale) => names.has(locale))) {
        found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function productFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(room, file.replaceAll('\\', '/')))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !CATALOGUES.test(file) &&
          !DOCUMENTS.test(file) &&
          !NOT_THE_PRODUCT.test(file),
      ),
  );
}

test('nothing is said in each language outside of the catalogues', () => {
  const files = productFiles();
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) =>
    saidInEach(file, readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(faults).toEqual([]);
});

test('nothing is decided for one language by its name', () => {
  const compares = /[!=]==? '(en|fr)'|'(en|fr)' [!=]==?/;
  expect(compares.test("locale === 'fr' ? 1 : 2")).toBe(true);
  const faults = productFiles().filter((file) => compares.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(faults).toEqual([]);
});

test('what it looks for is found', () => {
  expect(saidInEach('a.ts', "const a = { en: 'One', fr: 'Un' };")).toEqual([1]);
  expect(saidInEach('a.ts', '\nconst a = { en: () => `One`, fr: () => `Un` };')).toEqual([2]);
  expect(saidInEach('a.ts', 'const a = { en, fr };')).toEqual([]);
  expect(saidInEach('a.ts', 'const a = { en: answer(one), fr: answer(other) };')).toEqual([]);
});
