import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { originOf, type ServerAddress } from './server-address.ts';

export type OrganizerAnswer = { status: number; body: unknown };
/** An answer as it came: JSON, or a file. */
export type RawAnswer = { status: number; content: Buffer };

/** Reads an answer; throws if it is not JSON. */
export function parsed({ status, content }: RawAnswer): OrganizerAnswer {
  const text = content.toString();
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    throw new Error(`The server answered what is not JSON: ${text.slice(0, 200)}`);
  }
}

/** Calls the running server as an organizer, with JSON or a form; rejects if nothing listens there. */
export async function callServer(
  address: ServerAddress,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<RawAnswer> {
  const sending = body === undefined ? undefined : await encoded(body);
  return new Promise((resolve, reject) => {
    const sent = (address.secure ? secureRequest : request)(
      {
        // A server on all addresses is reached on the loopback address.
        hostname: { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.hostname] ?? address.hostname,
        port: address.port,
        method,
        path: `/api${path}`,
        headers: {
          // Not every system knows names under localhost, so the event's host is only named.
          host: new URL(originOf(address.host, address)).host,
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'accept-language': 'en',
          // Of calls that are done once; the others do not look at it.
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...(sending && { 'content-type': sending.type, 'content-length': sending.content.length }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          // A connection that was cut may end the answer as well, and half a file is none.
          if (!answer.complete) reject(new Error('the answer was cut short'));
          else resolve({ status: answer.statusCode ?? 0, content: Buffer.concat(chunks) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(sending?.content);
  });
}

/** An encoded body: multipart for form data, otherwise JSON. */
async function encoded(body: unknown): Promise<{ type: string; content: Buffer }> {
  if (!(body instanceof FormData))
    return { type: 'application/json', content: Buffer.from(JSON.stringify(body)) };
  const form = new Response(body);
  return { type: form.headers.get('content-type') ?? '', content: Buffer.from(await form.arrayBuffer()) };
}
