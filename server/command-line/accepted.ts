import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Problem } from '#engine/contract/problem.ts';
import { describeDiagnostics } from '../configuration/describe-diagnostics.ts';
import type { OrganizerAnswer } from './organizer-call.ts';
import { endUnasked, endWith } from './output.ts';

/** The answer in the contract's type; a refusal ends the command with what is wrong. */
export function accepted<Schema extends TSchema>(
  { status, body }: OrganizerAnswer,
  schema: Schema,
): Static<Schema> {
  if (status === 200) return Value.Parse(schema, body);
  if (status === 401)
    endUnasked(
      'The server rejected the organizer token. Check that DATA_DIR and ADMIN_TOKEN match the server’s.',
    );
  if (status === 403) endUnasked('This token may not do that. Make one for content under Team and access.');
  if (status === 404) {
    endWith(
      'There is no such event, document or version. Find them with: list EVENT, or log EVENT KIND/CODE',
    );
  }
  const problem = Value.Check(Problem, body) ? body : undefined;
  const said = Object.entries(problem?.errors ?? {}).map(([field, messages]) =>
    // Messages about a file are complete sentences.
    [{ file: '', document: 'The document ' }[field] ?? `${field} `, ...messages].join('').trim(),
  );
  return endWith(
    [
      ...said,
      describeNewer(problem?.newer),
      describeDiagnostics(problem?.diagnostics ?? []),
      problem?.reason === 'confirm' ? 'To publish it anyway, add --yes.' : '',
    ]
      .filter(Boolean)
      .join('\n') || `The server answered ${status}.`,
  );
}

/** Changes shown on a terminal. */
const MOST_CHANGES = 100;

/** The changes of a newer version, and what to do about it. */
function describeNewer(newer: Problem['newer']): string {
  if (!newer) return '';
  const changes = newer.changes.slice(0, MOST_CHANGES).map(({ pointer, was, is }) => {
    const values = [was, is].map((value) => (value === undefined ? 'nothing' : JSON.stringify(value)));
    return `  ${pointer || '(the document)'}\n    ${values.join(' → ')}`;
  });
  const more = newer.changes.length - changes.length;
  return [
    `Changes in version ${newer.version}:`,
    ...changes,
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Pull that version and make your changes in it, or overwrite it with --force.',
  ].join('\n');
}
