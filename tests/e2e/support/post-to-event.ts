import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Posts a form to an event's site on this machine. Not every system knows names under localhost, so the event's host is
 * only named; `fetch` lets nobody name it.
 */
export async function postToEvent(
  site: URL,
  path: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const encoded = new Response(form);
  const content = Buffer.from(await encoded.arrayBuffer());
  const sent = request({
    hostname: 'localhost',
    port: site.port,
    path,
    method: 'POST',
    headers: {
      ...headers,
      host: site.host,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': content.length,
    },
  });
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (answer) => {
      text(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0 })), reject);
    });
    sent.end(content);
  });
}
