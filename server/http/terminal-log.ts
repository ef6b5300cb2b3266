import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PrettyStream } from 'pino-pretty';

/** A log for people on a terminal; undefined otherwise, so that programs get JSON. */
export async function terminalLog(
  terminal: NodeJS.WritableStream & { isTTY?: boolean; hasColors?: () => boolean },
): Promise<PrettyStream | undefined> {
  if (terminal.isTTY !== true) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    destination: terminal,
    colorize: terminal.hasColors?.() === true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId',
    singleLine: true,
  });
}

type Level = keyof Pick<FastifyBaseLogger, 'debug' | 'info'>;

/** Logs one line per request; successful ones as `debug`, so that they do not push anything out of sight. */
export function logOneLine(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, host } = request;
    const level: Level = reply.statusCode < 400 ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime);
    request.log[level](
      { method, route: routeOptions.url, host, status: reply.statusCode, ms },
      'request completed',
    );
  });
}
