// `npm run docs`: writes the pages of docs/ that are made from code. A test fails when they are not what is written.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MOTIONS } from '#engine/event/documents/page/blocks/animation.ts';
import { type DocumentKind, metaSchemas } from '#engine/event/documents/registry.ts';
import { LOGO_SHAPES } from '#engine/event/properties/partner.ts';
import { BANDS, PANORAMAS, PORTRAITS, SCENES, TILES } from '#engine/event/properties/picture.ts';
import { describedSchema } from '#engine/event/reference/described-schema.ts';
import { CONDITION_OPERATORS } from '#engine/form/field/condition.ts';
import { constraintsOf } from '#engine/form/field-types/constraints.ts';
import { fieldTypeNames } from '#engine/form/field-types/registry.ts';
import { environmentVariables } from '#server/settings/environment-variables.ts';
import { drawingsPage } from './drawings/drawings-page.ts';
import { statechartsPage } from './drawings/statecharts-page.ts';
import { exampleDocuments } from './example-documents.ts';
import { folderTable, PACKAGES, packageTable } from './folders.mjs';
import { wordNames } from './word-names.ts';

type Schema = { [keyword: string]: unknown } & {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
};

const DOCS = path.join(import.meta.dirname, '../docs');
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const LIMITS = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'uniqueItems',
];

function isText(schema: Schema): boolean {
  return schema.anyOf?.some((part) => part.properties?.['en'] !== undefined) === true;
}

function kindOf(schema: Schema): string {
  if (isText(schema)) return 'text';
  if (schema['$ref']) return 'field, see below';
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.oneOf) return 'one of several, see below';
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? kindOf(schema.items) : 'anything'}`;
  return schema.type ?? 'anything';
}

function limitsOf(schema: Schema): string {
  return LIMITS.filter((name) => schema[name] !== undefined)
    .map((name) => code(`${name}: ${JSON.stringify(schema[name])}`))
    .join(', ');
}

const meaningOf = ({ description = '' }: Schema): string => description.replaceAll('|', '\\|');

function table(properties: Record<string, Schema>, required: readonly string[] = []): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `| ${code(name)}${required.includes(name) ? ' *' : ''} | ${meaningOf(schema)} | ${kindOf(schema)} | ${limitsOf(schema)} |`,
  );
  return ['| key | meaning | value | limits |', '|---|---|---|---|', ...rows].join('\n');
}

/** Tables of an object and of the objects inside it, each under the key it stands at. */
function tablesOf(schema: Schema, name: string): string[] {
  const said = name.includes(':') ? `${meaningOf(schema)}\n\n` : '';
  const own = schema.properties
    ? [`### ${code(name)}\n\n${said}${table(schema.properties, schema.required)}`]
    : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const at = property.type === 'array' && property.items ? property.items : property;
    if (key === 'fields' || isText(at)) return [];
    const branches = at.oneOf ?? [];
    if (branches.length > 0) {
      return branches.flatMap((branch) => {
        const tag = Object.values(branch.properties ?? {}).find((part) => part.const !== undefined)?.const;
        return tablesOf(branch, `${name}.${key}: ${String(tag)}`);
      });
    }
    return at.properties ? tablesOf(at, `${name}.${key}`) : [];
  });
  return [...own, ...inside];
}

function fieldPages(): string {
  const defined = describedSchema('form', 'en')['$defs'] as Record<string, Schema>;
  const common = defined['text']?.properties ?? {};
  const own = new Set(fieldTypeNames().flatMap((type) => Object.keys(constraintsOf(type))));
  const every = Object.fromEntries(
    Object.entries(common).filter(([name]) => !own.has(name) || name === 'type'),
  );
  const types = fieldTypeNames().map((type) => {
    const branch = defined[type];
    const constraints = Object.fromEntries(
      Object.entries(branch?.properties ?? {}).filter(([name]) => !(name in every) || name === 'fields'),
    );
    const required = branch?.required?.filter((name) => name in constraints);
    const rows = Object.keys(constraints).length > 0 ? table(constraints, required) : 'Nothing of its own.';
    const shapes = Object.entries(constraints).flatMap(([name, { items }]) =>
      items?.properties?.['fields']
        ? [`Each of ${code(name)}:\n\n${table(items.properties, items.required)}`]
        : [],
    );
    return [`#### ${code(type)}`, meaningOf(branch ?? {}), rows, ...shapes].join('\n\n');
  });
  return [
    `### Every field\n\n${table({ ...every, type: { ...every['type'], type: 'string', const: undefined } }, ['type', 'code'])}`,
    '### Field types',
    ...types,
  ].join('\n\n');
}

/** The product's own drawings, by what names them. */
function drawingNames(): string {
  const rows = (
    [
      ['tile', 'tile', TILES],
      ['scene', 'scene', SCENES],
      ['scene', 'wide scene, of a page’s head', PANORAMAS],
      ['scene', 'portrait, of people and voices', PORTRAITS],
      ['scene', 'band, of people', BANDS],
      ['shape', 'shape', LOGO_SHAPES],
      ['motion', 'motion', MOTIONS],
    ] as const
  ).map(([kind, what, names]) => `| ${what} | ${names.map((name) => code(`${kind}:${name}`)).join(' ')} |`);
  return [
    'Drawings of the product’s own stand where a file may stand: tiles and scenes as a `picture`, shapes as a partner’s `logo`, motions as an `animation`. Lists of `tiles` name them without `tile:`. A picture of your own is uploaded: `npx rostrum upload EVENT FILE` prints the address to be written as a `picture`; with `--focus 50,30` it is cropped around that point, in percent from the left and from the top, and the point in the address may be changed later by hand. What has no picture shows none, and tiles are shown by the look `tiles` alone: `strings` and `waves` draw in vocabularies of their own. People without a photo may have a `portrait`, drawn in the manner of the look: draw somebody as they describe themselves or leave it out, and never guess from a name.',
    ['| drawing | names |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

function configurationReference(): string {
  const examples = exampleDocuments();
  const documents = (Object.keys(metaSchemas) as DocumentKind[]).map((kind) => {
    const schema: Schema = describedSchema(kind, 'en');
    const example = `For example, with its lists cut short:\n\n\`\`\`json\n${examples.get(kind)}\n\`\`\``;
    return [
      `## Documents of kind ${code(kind)}`,
      meaningOf(schema),
      example,
      ...tablesOf(schema, kind),
      ...(kind === 'form' ? [fieldPages()] : []),
    ].join('\n\n');
  });
  return [
    '# Configuration reference',
    'Made from the meta-schemas by `npm run docs`; not edited by hand. `*` marks what must be there. What each property means is said in English and French in `engine/event/reference`.',
    'A **text** is a string for every language, or `{"en": "…", "fr": "…"}`. A flag is `"Y"` or `"N"`. A field is required unless it says `"required": "N"` or has a `require_if`.',
    `A **condition** (\`show_if\`, \`require_if\`, \`enable_if\`, \`skip_if\`) is [JSON Logic](https://jsonlogic.com) with the operators ${CONDITION_OPERATORS.map(code).join(' ')}. \`{"var": "code"}\` reads a field of the same form, \`row.code\` one of the same row, \`registration.mode\`, \`registration.track\` and \`registration.registrations_day\` what is registered for, \`answers.form.code\` an answer of another step; fees and discounts may also read \`registration.membershipType\`, which is \`declined\` for who does not renew. A hidden answer reads as absent.`,
    'What becomes of an answer when its field is hidden is `when_hidden`: `clear` (the default) forgets it, `omit` keeps it unsent, `keep` sends it.',
    'A pattern is in [RE2 syntax](https://github.com/google/re2/wiki/Syntax): it runs in linear time, and has no look-around and no back-references.',
    drawingNames(),
    ...documents,
    wordReference(),
    '',
  ].join('\n\n');
}

function environmentReference(): string {
  const rows = environmentVariables.map(
    ({ name, description, default: standard }) =>
      `| ${code(name)} | ${description} | ${standard === undefined || standard === '' ? '' : code(String(standard))} |`,
  );
  return [
    '# Environment',
    'Made from `server/settings/environment-variables.ts` by `npm run docs`; not edited by hand. A start with faulty values lists every fault and ends.',
    ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

/** The names for diagnostics, which run where the texts themselves are not. */
function wordNamesModule(): string {
  const rows = wordNames().map(([name, filled]) => `  '${name}': '${filled}',`);
  return [
    '// Made from the texts by `npm run docs`; not edited by hand.',
    '',
    '/** Every text that an event may give words of its own, and the names of its placeholders. */',
    'export const WORD_NAMES: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

function wordReference(): string {
  const rows = wordNames().map(
    ([name, filled]) => `| ${code(name)} | ${filled.replace(/\w+/g, (each) => code(`{${each}}`))} |`,
  );
  return [
    '## Words of an event',
    'An event document may give any of these texts words of its own: `"words": {"site.register_now": {"en": "Buy Tickets", "fr": "Acheter des billets"}}`. Pages, mails and receipts use them.',
    'Placeholders keep their names. A text that depends on a count may say each form, as in ICU MessageFormat: `{count, plural, =0 {No seats} one {# seat} other {# seats}}`, where `#` is the count.',
    ['| name | placeholders |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

/** The folders of every package that lists some, each under its own heading. */
function folderTables(): string {
  return Object.entries(PACKAGES)
    .filter(([, { folders }]) => Object.keys(folders).length > 0)
    .map(([name]) => `### ${name}/\n\n${folderTable(name)}`)
    .join('\n\n');
}

/** A page with the text between the two comments of a name replaced. */
function withGenerated(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name}: npm run docs -->`, `<!-- /${name} -->`];
  const [before, rest] = page.split(open);
  const after = rest?.split(close)[1];
  if (after === undefined) throw new Error(`The comments "${open}" and "${close}" are missing.`);
  return `${before}${open}\n\n${text}\n\n${close}${after}`;
}

const read = (file: string) => readFileSync(path.join(DOCS, file), 'utf8');

/** The pages that are made from code, by file name. */
export const generatedPages = (): Record<string, string> => ({
  '../engine/event/documents/event/word-names.ts': wordNamesModule(),
  'configuration.md': configurationReference(),
  'environment.md': environmentReference(),
  'architecture.md': withGenerated(
    withGenerated(read('architecture.md'), 'packages', packageTable()),
    'folders',
    folderTables(),
  ),
  '../README.md': withGenerated(read('../README.md'), 'packages', packageTable()),
  'drawings.md': drawingsPage(),
  'statecharts.md': statechartsPage(),
});

if (process.argv[1] === import.meta.filename) {
  for (const [file, text] of Object.entries(generatedPages())) writeFileSync(path.join(DOCS, file), text);
}
