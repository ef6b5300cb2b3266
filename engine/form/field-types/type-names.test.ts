import '../../event/field-types/register.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { fieldTypeNames } from './registry.ts';

// What a field type means stands in its definition here and in its widget's folder: nobody else may ask its name.

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['engine', 'machines', 'widgets', 'src', 'server', 'scripts', 'fixtures'];
const EXEMPT =
  /^engine\/(form|event)\/field-types\/|^widgets\/registry\.ts$|\.(test|cases)\.tsx?$|\/cases\.ts$|\/testing\//;

/** Files where `type` is of something else than a field, and what of. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  'engine/event/walks/possible-pins.ts': 'a walk answers as a person could',
  'engine/event/walks/sample-answer.ts': 'a walk needs some answer, and compares types of JSON Schema',
  'engine/form/any-schema/interpret-schema.ts': 'the type of a JSON Schema',
  'widgets/rjsf/rjsf-widget.tsx':
    'a widget of the set is one of a field type of ours, drawn from stock rjsf’s props',
  'server/http/request-body.ts': 'a part of a multipart body is a file or a field',
  'server/routes/files.ts': 'what a file is sent for',
};

const names: ReadonlySet<string> = new Set(fieldTypeNames());
const NAMED = new RegExp(`['"\`](${fieldTypeNames().join('|')})['"\`]`);
const isName = (node: ts.Node) => ts.isStringLiteralLike(node) && names.has(node.text);
const isTypeOf = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'type') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'type') ||
  (ts.isNonNullExpression(node) && isTypeOf(node.expression));

/** The lines of a file that compare a `type` with the name of a field type, or list names of field types. */
function typeNamesIn(file: string, text: string): number[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    const compares =
      ts.isBinaryExpression(node) &&
      /^[!=]==?$/.test(node.operatorToken.getText()) &&
      ((isTypeOf(node.left) && isName(node.right)) || (isName(node.left) && isTypeOf(node.right)));
    const branches =
      ts.isSwitchStatement(node) &&
      isTypeOf(node.expression) &&
      node.caseBlock.clauses.some((clause) => ts.isCaseClause(clause) && isName(clause.expression));
    const lists =
      ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(isName);
    const asks = lists && ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'includes';
    const collects = lists && ts.isNewExpression(node.parent);
    if (compares || branches || asks || collects) {
      found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file)),
);

test('nobody but its definition and its widget asks for the name of a field’s type', () => {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    // Parsing takes time; most files name no type at all.
    if (!NAMED.test(text)) return [];
    return typeNamesIn(file, text).map((line) => `${file}:${line}`);
  });
  expect(files.length).toBeGreaterThan(800);
  expect(found.filter((at) => !Object.hasOwn(OTHER_TYPES, at.replace(/:\d+$/, '')))).toEqual([]);
  // What is argued for and gone is not argued for any more.
  const argued = Object.keys(OTHER_TYPES).filter((file) => !found.some((at) => at.startsWith(`${file}:`)));
  expect(argued).toEqual([]);
});

test.each([
  "if (field.type === 'text') {}",
  "if ('text' !== type) {}",
  "switch (field.type) { case 'radio': break; }",
  "['country', 'province'].includes(field.type)",
  "new Set(['radio', 'yes_no'])",
])('sees %s', (text) => {
  expect(typeNamesIn('a.ts', text)).toEqual([1]);
});
