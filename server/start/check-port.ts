import { createServer } from 'node:net';
import type { Environment } from '#server/settings/environment-variables.ts';

type Where = Pick<Environment, 'HOST' | 'PORT'>;

/** Why the configured address cannot be used, in words; undefined if it can. */
export async function refusalToListen(where: Where): Promise<string | undefined> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host: where.HOST, port: where.PORT }, resolve);
    });
  } catch (error) {
    return explainListening(where, error);
  }
  await new Promise((resolve) => probe.close(resolve));
  return undefined;
}

/** Why a server could not listen, and what to do about it. */
export function explainListening({ HOST, PORT }: Where, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = `port ${PORT} of ${HOST}`;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${where}. Stop it, or choose another port with PORT.`;
  if (code === 'EACCES') return `This user may not listen on ${where}. Choose another port with PORT.`;
  return `The server could not listen on ${where}: ${error instanceof Error ? error.message : String(error)}`;
}
