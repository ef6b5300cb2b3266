import { randomUUID } from 'node:crypto';

/** Where a server is, and who asks. */
export interface Asking {
  readonly url: string;
  readonly token: string | undefined;
}

/** Calls the server as the site's client does; jsdom's own network knows no other origin. */
export async function askServer(
  { url, token }: Asking,
  method: string,
  path: string,
  fields: object = {},
  asJson = false,
): Promise<unknown> {
  const boundary = randomUUID();
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().flatMap((each: unknown) => {
      const text = typeof each === 'object' ? JSON.stringify(each) : String(each);
      return each === undefined
        ? []
        : [`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`];
    }),
  );
  const type = asJson ? 'application/json' : `multipart/form-data; boundary=${boundary}`;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(method === 'POST' && { 'content-type': type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && {
      body: asJson ? JSON.stringify(fields) : `${parts.join('')}--${boundary}--\r\n`,
    }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok)
    throw Object.assign(new Error(`${path}: ${answer.status}`), { status: answer.status, body });
  return body;
}
