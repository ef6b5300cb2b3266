// Loaded ahead of the server: names in the file ANSWERED_CALLS what was asked for and had a good answer, once for each
// process. Listened to within the server, since what a page is drawn with on the server never reaches a browser's log.
import diagnostics from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

const file = process.env.ANSWERED_CALLS;
const known = new Set();

/** What a test itself asks for, by Node's `fetch`, is used by no screen. */
function isOfTest(request) {
  return request.headers['user-agent'] === 'node';
}

diagnostics.subscribe('tracing:fastify.request.handler:asyncEnd', ({ request, reply, error, route }) => {
  if (!file || error || reply.statusCode >= 400 || isOfTest(request)) return;
  const call = `${route.method} ${route.url}`;
  if (known.has(call)) return;
  known.add(call);
  // One short line at a time: servers that run beside each other share the file.
  appendFileSync(file, `${call}\n`);
});
