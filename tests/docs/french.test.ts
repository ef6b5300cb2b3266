import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Text = { file: string; text: string };

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'migrations' ? [] : filesUnder(file);
    const isSource = /\.(tsx?|json)$/.test(entry.name) && !/\.(test|e2e|d)\.tsx?$/.test(entry.name);
    return isSource ? [file] : [];
  });
}

/** What a document says in French: each string under a key `fr`, lists of them too. */
function inDocument(file: string): Text[] {
  const visit = (value: unknown, isFrench = false): string[] => {
    if (typeof value === 'string') return isFrench ? [value] : [];
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((each) => visit(each, isFrench));
    return Object.entries(value).flatMap(([key, each]) => visit(each, isFrench || key === 'fr'));
  };
  return visit(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).map((text) => ({ file, text }));
}

/** What code says in French: the strings and templates of a property `fr`, and all of a French catalogue. */
function inCode(file: string): Text[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Text[] = [];
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const french =
      isFrench || (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'fr');
    if (french && ts.isStringLiteralLike(node)) found.push({ file, text: node.text });
    if (french && ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `{x}${literal.text}`).join('');
      found.push({ file, text: node.head.text + rest });
    }
    ts.forEachChild(node, (child) => visit(child, french));
  };
  visit(source, /i18n\/fr[./]|(reference|event\/languages)(\/|\.)fr[./]/.test(file));
  return found;
}

const texts = ['src', 'engine', 'server', 'widgets', 'fixtures'].flatMap((folder) =>
  filesUnder(folder).flatMap((file) => (file.endsWith('.json') ? inDocument(file) : inCode(file))),
);

/** What is never right in French text; each with the way it is written. */
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a space that can break before a mark: write a non-breaking one', /[ ][?!;:»]/],
  ['no space before a mark: write a non-breaking one', /[^\u00a0\u202f\s?!:.(…][?!;:»](\s|$)/u],
  ['a space that can break within guillemets: write a non-breaking one', /«[^\u00a0\u202f]/],
  ['a time as in English: « 14 h 30 »', /\b\d{1,2}:[0-5]\d\b(?!:)/],
  ['minutes on the hour: « 9 h »', /\d[\s\u00a0\u202f]h[\s\u00a0\u202f]00\b/],
  ['a space that can break in a time', /\d h\b|h \d/],
  ['a percent sign without a non-breaking space', /\d ?%/],
  ['a decimal point: « 9,975 »', /\b\d+\.\d+\b/],
  ['a straight apostrophe: write ’', /\p{L}'\p{L}/u],
  [
    'a masculine for everybody: write a neutral turn',
    /\b(vous|êtes|être|avez) (déjà )?(été )?(inscrit|arrêté|autorisé|connecté|invité)\b|pas encore inscrit\b/i,
  ],
  ['a calque', /Tasse de camp\b|Tout le prix va|Niveaux avec lesquels|Preuve d’études|Qui attend/],
  ['another word for Register Now than « S’inscrire »', /S’inscrire maintenant/],
];

describe('every French text of the product', () => {
  it('was found', () => {
    expect(texts.length).toBeGreaterThan(2_000);
  });

  it.each(faults)('has not %s', (_, pattern) => {
    const isCode = (text: string) => /^\S+$/.test(text) || /https?:\/\//.test(text);
    expect(texts.filter(({ text }) => !isCode(text) && pattern.test(text))).toEqual([]);
  });
});
