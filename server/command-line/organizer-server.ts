import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Problem } from '#engine/contract/problem.ts';
import { describeFaults, readEnvironment } from '#server/settings/environment.ts';
import { describeDiagnostics } from '../configuration/describe-diagnostics.ts';
import { callServer, type OrganizerAnswer, parsed, type RawAnswer } from './organizer-call.ts';
import { readOrganizerToken } from './organizer-token.ts';
import { endWith } from './output.ts';
import { readServerAddress, type ServerAddress } from './server-address.ts';

const reading = readEnvironment(process.env);
if (!reading.ok) endWith(describeFaults(reading.faults));
const { environment } = reading;

/** The server's public address, if set. */
export const publicUrl = environment.PUBLIC_URL;

/** The organizer's token; ends the program without one. */
export async function organizerToken(): Promise<string> {
  return (await readOrganizerToken(environment)) ?? endWith(noServer());
}

/** Calls the running server as an organizer; ends the program without a server or a JSON answer. */
export async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: OrganizerAnswer; address: ServerAddress }> {
  const { answer, address } = await ask(method, path, body);
  return { answer: understood(answer), address };
}

/** Makes a call without reading its answer; ends the program without a server. */
export async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: RawAnswer; address: ServerAddress }> {
  const address = await readServerAddress(environment.DATA_DIR);
  const token = await readOrganizerToken(environment);
  if (!address || !token) endWith(noServer());
  const answer = await callServer(address, token, method, path, body).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return endWith(code === 'ECONNREFUSED' ? noServer() : notAsked(error));
  });
  return { answer, address };
}

/** Parses an answer; ends the program if it is not JSON. */
export function understood(answer: RawAnswer): OrganizerAnswer {
  try {
    return parsed(answer);
  } catch (error) {
    return endWith(notAsked(error));
  }
}

function notAsked(error: unknown): string {
  return `The server could not be reached: ${String(error)}`;
}

/** The answer in the contract's type; a refusal is printed and ends the program with exit code 1. */
export function accepted<Schema extends TSchema>(
  { status, body }: OrganizerAnswer,
  schema: Schema,
): Static<Schema> {
  if (status === 200) return Value.Parse(schema, body);
  if (status === 401)
    endWith(
      'The server rejected the organizer token. Check that DATA_DIR and ADMIN_TOKEN match the server’s.',
    );
  if (status === 404) {
    endWith(
      'There is no such event, document or version. Find them with: list EVENT, or versions EVENT KIND/CODE',
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

function noServer(): string {
  return `No server is running on the data folder ${environment.DATA_DIR}. Start one with npm start, or set DATA_DIR to its folder.`;
}
