import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { NO_ORIGINS, type Origins } from '#engine/configuration/analytics-origins.ts';
import { hostnameOf } from './event-host.ts';

/**
 * The policy of the validation worker's script (design.md §4): ajv may compile there, where there is no document and
 * nothing can be fetched.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** Where the pages of a host (lower case, no port) reach out to by what its event configures, such as a map's tiles. */
export type OriginsOf = (hostname: string) => Origins;

/** What no page of ours uses, and nothing that it may load shall: payment is the card's own field, not the browser's. */
const permissions = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'browsing-topics',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sends the page's content security policy and its companions with every answer. */
export async function sendSecurityHeaders(
  server: FastifyInstance,
  publicUrl: string | undefined,
  /** Where browsers connect to besides this server, such as a payment gateway. */
  connectOrigins: readonly string[] = [],
  originsOf: OriginsOf = () => NO_ORIGINS,
): Promise<void> {
  // Helmet asks with Node's own request, which knows nothing of the proxies that are trusted.
  const hosts = new WeakMap<IncomingMessage, string>();
  server.addHook('onRequest', async (request, reply) => {
    hosts.set(request.raw, hostnameOf(request.host));
    reply.header('permissions-policy', permissions);
  });
  const eventOrigins = (kind: keyof Origins) => (request: IncomingMessage) =>
    ["'self'", ...originsOf(hosts.get(request) ?? '')[kind]].join(' ');
  const overHttps = publicUrl?.startsWith('https://') ?? false;
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [eventOrigins('script')],
        'style-src': ["'self'"],
        'img-src': [eventOrigins('image'), 'data:'],
        'font-src': ["'self'"],
        'connect-src': [
          eventOrigins('connect'),
          (request) => socketOrigins(request, overHttps),
          ...connectOrigins,
        ],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        // `default` lets through what src/lib/security/default-policy.ts names, and nothing else.
        'trusted-types': ['rostrum-worker', 'dompurify', 'default'],
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
