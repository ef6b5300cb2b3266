import { entryLine, namesOf, refuseKey } from './names.mjs';
import { sourceOf } from './write-scaffold.mjs';

const TYPES = 'engine/form/field-types/registry.ts';
const CONSTRAINTS = 'engine/form/field-types/constraints.ts';
const WIDGETS = 'widgets/registry.ts';
const CASES = 'widgets/cases.ts';

/** A field type that is answered with one line of text, until it says otherwise. */
export function fieldType(name) {
  const { snake, kebab, camel, pascal, title } = namesOf(name);
  refuseKey(TYPES, sourceOf(TYPES), snake);
  const before = (after) => ({ after, mark: '\n  heading,' });
  const line = entryLine(snake, camel);
  return {
    files: {
      [`engine/form/field-types/${kebab}.ts`]: definition(snake, camel, title),
      [`widgets/${kebab}/index.ts`]: index(snake, camel, pascal),
      [`widgets/${kebab}/widget.tsx`]: widget(snake, pascal, title),
      [`widgets/${kebab}/cases.ts`]: cases(snake, camel, title),
    },
    entries: [
      {
        file: TYPES,
        imports: `import { ${camel} } from './${kebab}.ts';`,
        before: before('export const fieldTypes'),
        line,
      },
      {
        file: CONSTRAINTS,
        before: { after: 'const ofAnyForm', mark: '\n  heading:' },
        line: `  ${snake}: { ...placeholder, ...length },`,
      },
      {
        file: WIDGETS,
        imports: `import { ${camel} } from './${kebab}/index.ts';`,
        before: before('export const widgets'),
        line,
      },
      {
        file: CASES,
        imports: `import { ${camel} } from './${kebab}/cases.ts';`,
        before: before('export const cases'),
        line,
      },
    ],
    test: `npx vitest run widgets/widgets.test.tsx engine/form/field-types -t "^${snake}"`,
  };
}

const definition = (snake, camel, title) => `import { itself } from './answer-words.ts';
import { constraints, isBlank, unanswered } from './blank.ts';
import { fieldType } from './definition.ts';
import { isText } from './shape.ts';

/** ${title}: one line of text. */
export const ${camel} = fieldType<'${snake}', 'answer'>({
  role: 'answer',
  initialValue: unanswered,
  isEmpty: isBlank,
  fits: isText,
  schema: (field) => ({ type: 'string', ...constraints(field, ['minLength', 'maxLength']) }),
  words: itself,
});
`;

const index = (
  snake,
  camel,
  pascal,
) => `import type { WidgetDefinition } from '#engine/form/react/form-environment.ts';
import { ${pascal}Widget } from './widget.tsx';

export const ${camel}: WidgetDefinition<'${snake}'> = { shape: 'control', Widget: ${pascal}Widget };
`;

const widget = (snake, pascal, title) => `import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** ${title}. */
export function ${pascal}Widget(props: WidgetProps<'${snake}'>) {
  const { field, locale } = props;
  return <TextControl widget={props} placeholder={resolveText(field.placeholder, locale) || undefined} />;
}
`;

const cases = (snake, camel, title) => `import type { FieldCases } from '../field-cases.ts';

export const ${camel}: FieldCases<'${snake}'> = {
  field: { type: '${snake}', code: 'sample', label: { en: '${title}', fr: '${title}' }, maxLength: 40 },
  fill: { act: ({ write }) => write('An answer'), value: 'An answer' },
  invalid: [
    {
      act: ({ write }) => write('A'),
      field: { minLength: 5 },
      says: { en: 'Enter at least 5\\u00a0characters', fr: 'Entrez au moins 5\\u00a0caractères' },
    },
  ],
};
`;
