// Writes down what the pages of a browser ask and are answered, as it happens.
import type { BrowserContext, Page, Request, Response, WebSocket } from 'playwright-core';
import type { HarPostData, HarSocketMessage } from '#engine/recording/har.ts';
import type { Recorder, SeenCall } from '#engine/recording/recorder.ts';

/** Looks on until the caller stops it; then all that was under way has been written down. */
export function lookOn(context: BrowserContext, recorder: Recorder, host: string) {
  const underWay = new Set<Promise<void>>();
  const sockets: { note: () => void }[] = [];
  const lastAnswers = new Map<string, Answer>();
  const isOurs = (url: string) => new URL(url).hostname === host;

  const finished = (request: Request) => {
    if (!isOurs(request.url())) return;
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    const isPage = request.resourceType() === 'document';
    if (!isCall && !isPage) return;
    const work = seenCall(request, lastAnswers)
      .then((seen) => seen && (isCall ? recorder.call(withoutPort(seen)) : recorder.page(withoutPort(seen))))
      // Of a page that was left in between nobody has seen the answer.
      .catch(() => undefined)
      .then(() => void underWay.delete(work));
    underWay.add(work);
  };
  const socketOpened = (socket: WebSocket) => {
    if (!isOurs(socket.url().replace(/^ws/, 'http'))) return;
    const startedAt = Date.now();
    const messages: HarSocketMessage[] = [];
    const add = (type: HarSocketMessage['type'], payload: string | Buffer) =>
      messages.push({ type, time: Date.now() / 1000, opcode: 1, data: String(payload) });
    socket.on('framesent', ({ payload }) => add('send', payload));
    socket.on('framereceived', ({ payload }) => add('receive', payload));
    const url = socket
      .url()
      .replace(/^ws/, 'http')
      .replace(/(?<=localhost):\d+/, '');
    sockets.push({ note: () => recorder.socket({ url, startedAt, endedAt: Date.now(), messages }) });
  };
  const pageOpened = (page: Page) => void page.on('websocket', socketOpened);
  for (const page of context.pages()) pageOpened(page);
  context.on('page', pageOpened);
  context.on('requestfinished', finished);
  return async () => {
    await Promise.all(underWay);
    for (const socket of sockets) socket.note();
  };
}

/** A server that is started anew listens elsewhere: where it was is nothing of the session. */
function withoutPort({ url, text, ...seen }: SeenCall): SeenCall {
  const plain = (from: string) => from.replaceAll(/(?<=localhost):\d{2,5}\b/g, '');
  return { ...seen, url: plain(url), text: plain(text) };
}

type Answer = Pick<SeenCall, 'mimeType' | 'text'>;

/** A call and its answer; `lastAnswers` has what each address answered last. */
async function seenCall(request: Request, lastAnswers: Map<string, Answer>): Promise<SeenCall | undefined> {
  const response = await request.response();
  if (!response) return undefined;
  const { startTime, responseEnd } = request.timing();
  const headers = await request.allHeaders();
  const answerHeaders = await response.allHeaders();
  const answer = await answerOf(response, answerHeaders['content-type']);
  // What the browser had still, the server has only said to be good: 304, without its kind and its text.
  const last = answer.text === '' && request.method() === 'GET' ? lastAnswers.get(request.url()) : undefined;
  const { mimeType, text } = last ?? answer;
  lastAnswers.set(request.url(), { mimeType, text });
  return {
    method: request.method(),
    url: request.url(),
    startedAt: Math.round(startTime),
    milliseconds: Math.max(0, Math.round(responseEnd)),
    headers,
    body: bodyOf(request, headers['content-type']),
    status: response.status(),
    answerHeaders,
    mimeType,
    text,
  };
}

async function answerOf(response: Response, contentType = ''): Promise<Answer> {
  const [mimeType = ''] = contentType.split(';');
  const isText = /json|html|text|calendar/.test(mimeType);
  return { mimeType, text: isText ? await response.text().catch(() => '') : '' };
}

function bodyOf(request: Request, mimeType = ''): HarPostData | undefined {
  const text = request.postData();
  return text === null ? undefined : { mimeType, text };
}
