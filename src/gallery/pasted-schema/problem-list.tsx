import type { SchemaProblem } from '#engine/form/any-schema/schema-problems.ts';

const WORDS: Readonly<Record<SchemaProblem['problem'], string>> = {
  'not-a-schema': 'This is no schema: it must be an object.',
  'too-deep': 'Nested too deep.',
  'forbidden-name': 'This name is not allowed.',
  'ref-elsewhere': 'This leads out of the schema, and nothing is ever fetched.',
  'ref-lost': 'There is nothing at the end of this reference.',
  'ref-endless': 'This reference leads back to itself.',
  'pattern-unchecked': 'This pattern cannot be run in linear time: it is not checked.',
  'unknown-widget': 'Nobody has this widget: the type’s own is drawn.',
};

/** The unsupported parts of a schema, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly SchemaProblem[] }) {
  return problems.length === 0 ? null : (
    <div role="alert">
      <ul>
        {problems.map(({ pointer, problem, given }) => (
          <li key={`${pointer} ${problem}`}>
            <code>{pointer || '/'}</code> ({given}): {WORDS[problem]}
          </li>
        ))}
      </ul>
    </div>
  );
}
