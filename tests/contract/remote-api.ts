import { request } from 'node:http';
import { type Answer, type ApiCalls, apiCalls, host } from './test-api.ts';

/**
 * The calls of the contract tests to a server in another process. Through node:http, which lets the Host header name
 * an event: not every machine finds an address for names under .localhost.
 */
export function remoteApi(port: number): ApiCalls {
  return apiCalls(
    (method, url, payload, headers = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const call = request(
          { host: '127.0.0.1', port, method, path: url, agent: false, headers: { host, ...headers } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () => {
              const text = Buffer.concat(chunks).toString();
              const isJson = String(answer.headers['content-type']).includes('json');
              // A connection that was cut ends the answer as well.
              if (!answer.complete) reject(new Error('the answer was cut short'));
              else
                resolve({
                  status: answer.statusCode ?? 0,
                  body: isJson ? JSON.parse(text) : {},
                  text,
                  headers: answer.headers,
                });
            });
          },
        );
        call.on('error', reject);
        call.end(payload);
      }),
  );
}
