import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { NO_ORIGINS, type Origins } from '#engine/event/documents/event/analytics-origins.ts';
import { hostnameOf } from './event-host.ts';

/**
 * The policy of the validation worker's script (design §4): ajv can compile there, without a document or network
 * access.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'";

/** The further origins of a host's pages (lower case, no port), from its event's configuration, such as map tiles. */
export type OriginsOf = (hostname: string) => Origins;

/** Features that no page uses or allows: `payment` is the browser's, not our card field. */
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
  /** Further origins that browsers connect to, such as a payment gateway. */
  connectOrigins: readonly string[] = [],
  originsOf: OriginsOf = () => NO_ORIGINS,
  /** The origins whose pages may show ours in a frame. */
  ancestors: readonly string[] = [],
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
        'frame-ancestors': ancestors.length > 0 ? [...ancestors] : ["'none'"],
        'require-trusted-types-for': ["'script'"],
        // `default` allows what src/lib/security/default-policy.ts names.
        'trusted-types': ['rostrum-worker', 'dompurify', 'default'],
      },
    },
    // Over plain http the header would be ignored, and on localhost it would lock other projects out of http.
    strictTransportSecurity: overHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // It cannot name origins.
    xFrameOptions: ancestors.length === 0 && { action: 'deny' },
  });
}

/** What a Host header may be to enter a policy: it is the client's. */
export const PLAIN_HOST = /^[a-z0-9.-]+(:\d+)?$/i;

/** Not every browser includes the host's websocket in 'self'. */
function socketOrigins(request: IncomingMessage, overHttps: boolean): string {
  const host = request.headers.host ?? '';
  if (!PLAIN_HOST.test(host)) return "'self'";
  return overHttps ? `wss://${host}` : `ws://${host} wss://${host}`;
}
