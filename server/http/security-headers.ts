import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The policy of the validation worker's script (design.md §4): ajv may compile there, where there is no document and
 * nothing can be fetched.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** Sends the page's content security policy and its companions with every answer. */
export async function sendSecurityHeaders(
  server: FastifyInstance,
  publicUrl: string | undefined,
  /** Where browsers connect to besides this server, such as a payment gateway. */
  connectOrigins: readonly string[] = [],
): Promise<void> {
  const overHttps = publicUrl?.startsWith('https://') ?? false;
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", (request) => socketOrigins(request, overHttps), ...connectOrigins],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['rostrum-worker', 'dompurify'],
      },
    },
    // Over plain http the header would be ignored, and on localhost it would lock other projects out of http.
    strictTransportSecurity: overHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** Not every browser takes 'self' to cover the websocket of the same host. */
function socketOrigins(request: IncomingMessage, overHttps: boolean): string {
  const host = request.headers.host ?? '';
  // The header is the client's: what is not a plain host and port stays out of the policy.
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(host)) return "'self'";
  return overHttps ? `wss://${host}` : `ws://${host} wss://${host}`;
}
