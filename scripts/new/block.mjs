import { entryLine, namesOf, refuseKey } from './names.mjs';
import { sourceOf } from './write-scaffold.mjs';

const SCHEMAS = 'engine/event/documents/page/blocks/registry.ts';
const CASES = 'engine/event/documents/page/blocks/blocks.cases.ts';
const COMPONENTS = 'src/features/pages/blocks/registry.ts';
const SHOWN = 'src/features/pages/blocks.test.tsx';

/** A block of pages with a title and a text, until it says otherwise. */
export function block(name) {
  const { snake, kebab, pascal, title } = namesOf(name);
  refuseKey(SCHEMAS, sourceOf(SCHEMAS), snake);
  return {
    files: {
      [`engine/event/documents/page/blocks/${kebab}.ts`]: schema(snake, pascal, title),
      [`src/features/pages/blocks/${kebab}-block.tsx`]: component(snake, pascal, title),
    },
    entries: [
      {
        file: SCHEMAS,
        imports: `import { ${pascal} } from './${kebab}.ts';`,
        before: { after: 'export const blockSchemas', mark: '\n} as const;' },
        line: entryLine(snake, pascal),
      },
      {
        file: CASES,
        before: { after: 'export const blockCases', mark: '\n};' },
        line: `  ${snake}: {
    good: { block: '${snake}', title: 'The ${snake}', text: 'Its words' },
    bad: { change: { title: 4 }, pointer: '/title', code: 'wrong_type' },
  },`,
      },
      {
        file: COMPONENTS,
        imports: `import { ${pascal}Block } from './${kebab}-block.tsx';`,
        before: { after: 'export const blockComponents', mark: '\n};' },
        line: `  ${snake}: ${pascal}Block,`,
      },
      {
        file: SHOWN,
        before: { after: 'const shown:', mark: '\n};' },
        line: `  ${snake}: /The ${snake}.*Its words/,`,
      },
    ],
    test: `npx vitest run engine/event/documents/page/blocks src/features/pages/blocks.test.tsx -t "${snake}"`,
  };
}

const schema = (snake, pascal, title) => `import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { block } from '../../../properties/block.ts';

/** ${title}: a title and what is said under it. */
export const ${pascal} = block('${snake}', { title: Text, text: Type.Optional(Text) });
`;

const component = (snake, pascal, title) => `import { useText } from '#src/lib/i18n/use-text.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { BlockProps } from '../block-props.ts';

/** ${title}. */
export function ${pascal}Block({ block, sunken }: BlockProps<'${snake}'>) {
  const text = useText();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap">
        <h2>{text(block.title)}</h2>
        {block.text && <p>{text(block.text)}</p>}
      </div>
    </section>
  );
}
`;
