import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';

const ServerAddress = Type.Object({
  /** Where the server listens, as a program on this machine reaches it. */
  hostname: Type.String(),
  port: Type.Integer(),
  /** A host that some event has, to be named in requests. */
  host: Type.String(),
  pid: Type.Integer(),
  /** Whether it is reached by https. */
  secure: Type.Optional(Type.Boolean()),
});

/** Where the server that runs on a data folder can be reached. */
export type ServerAddress = Static<typeof ServerAddress>;

/** A server elsewhere, by the address of an event's site. */
export function addressOf({ protocol, hostname, port }: URL): ServerAddress {
  const secure = protocol === 'https:';
  return { hostname, host: hostname, port: Number(port || (secure ? 443 : 80)), pid: 0, secure };
}

/** The address of an event's site on a server. */
export function originOf(host: string, { port, secure = false }: ServerAddress): string {
  return new URL(`${secure ? 'https' : 'http'}://${host}:${port}`).origin;
}

/** Leaves the address of this server for programs beside it; with a database elsewhere nothing has made the folder yet. */
export async function writeServerAddress(dataDir: string, address: ServerAddress): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(addressFile(dataDir), `${JSON.stringify(address)}\n`);
}

/** The address that a server left; it may have been killed since. */
export async function readServerAddress(dataDir: string): Promise<ServerAddress | undefined> {
  const text = await readFile(addressFile(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return Value.Parse(ServerAddress, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Removes the address, unless another server has stored its own. */
export async function removeServerAddress(dataDir: string): Promise<void> {
  if ((await readServerAddress(dataDir))?.pid === process.pid)
    await rm(addressFile(dataDir), { force: true });
}

function addressFile(dataDir: string): string {
  return path.join(dataDir, 'server.json');
}
