import { describeFaults, readEnvironment } from '#server/settings/environment.ts';
import type { Environment } from '#server/settings/environment-variables.ts';
import { callServer, type OrganizerAnswer, parsed, type RawAnswer } from './organizer-call.ts';
import { readOrganizerToken } from './organizer-token.ts';
import { endUnasked } from './output.ts';
import { addressOf, readServerAddress, type ServerAddress } from './server-address.ts';

/** The settings; ends the command with what is wrong with them. */
function settings(): Environment {
  const reading = readEnvironment(process.env);
  return reading.ok ? reading.environment : endUnasked(describeFaults(reading.faults));
}

/** The server's public address, if set. */
export const publicUrl = (): string | undefined => settings().PUBLIC_URL;

/** The organizer's token; ends the command without one. */
export async function organizerToken(): Promise<string> {
  const environment = settings();
  return (await readOrganizerToken(environment)) ?? endUnasked(noServer(environment));
}

/** Where the server is: elsewhere if ROSTRUM_SERVER is set, or on this machine. */
async function addressIn({
  ROSTRUM_SERVER: server,
  DATA_DIR: folder,
}: Environment): Promise<ServerAddress | undefined> {
  return server === undefined ? readServerAddress(folder) : addressOf(new URL(server));
}

/** Calls the running server as an organizer; ends the command without a server or a JSON answer. */
export async function call(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: OrganizerAnswer; address: ServerAddress }> {
  const { answer, address } = await ask(method, path, body);
  return { answer: understood(answer), address };
}

/** Makes a call without reading its answer; ends the command without a server. */
export async function ask(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<{ answer: RawAnswer; address: ServerAddress }> {
  const environment = settings();
  const address = await addressIn(environment);
  const token = await readOrganizerToken(environment);
  if (!address || !token) endUnasked(noServer(environment));
  const answer = await callServer(address, token, method, path, body).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return endUnasked(code === 'ECONNREFUSED' ? noServer(environment) : notAsked(error));
  });
  return { answer, address };
}

/** Parses an answer; ends the command if it is not JSON. */
export function understood(answer: RawAnswer): OrganizerAnswer {
  try {
    return parsed(answer);
  } catch (error) {
    return endUnasked(notAsked(error));
  }
}

function notAsked(error: unknown): string {
  return `The server could not be reached: ${String(error)}`;
}

function noServer({ DATA_DIR, ROSTRUM_SERVER }: Environment): string {
  return ROSTRUM_SERVER === undefined
    ? `No server is running on the data folder ${DATA_DIR}. Start one with npm start, or set DATA_DIR to its folder. For a server elsewhere, set ROSTRUM_SERVER to its address.`
    : `No server answers at ${ROSTRUM_SERVER}, or ADMIN_TOKEN is not set.`;
}
