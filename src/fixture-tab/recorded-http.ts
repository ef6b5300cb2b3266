import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { asFields, type CallFields, readBody } from '#engine/recording/call-body.ts';
import type { AskedCall } from '#engine/recording/call-key.ts';
import { type ReplayAnswer, replayAnswer } from '#engine/recording/replay-answer.ts';
import type { ReplaySession } from '#engine/recording/replay-session.ts';

/** The network of the API's client, answered from a recording: of a tab in development, or of a unit test. */
export function recordedHttp(session: ReplaySession): AxiosInstance {
  return axios.create({
    adapter: async (config) => {
      const answer = await replayAnswer(session, askedBy(config));
      const { status, mimeType, headers } = answer;
      const response = {
        status,
        statusText: '',
        headers: new AxiosHeaders({ ...headers, 'content-type': mimeType }),
        config,
        request: {},
        data: config.responseType === 'blob' ? new Blob([bodyOf(answer)], { type: mimeType }) : answer.text,
      };
      if (status < 400) return response;
      throw new AxiosError(`answered ${status}`, AxiosError.ERR_BAD_REQUEST, config, {}, response);
    },
  });
}

/** Answers the page's own requests to the API, and passes others to the network. */
export function recordedFetch(session: ReplaySession, network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return network(input, init);
    const mimeType = request.headers.get('content-type') ?? '';
    const text = await request.text();
    const fields = readBody(text === '' ? undefined : { mimeType, text });
    const answer = await replayAnswer(session, { method: request.method, url: pathname + search, fields });
    const headers = { ...answer.headers, 'content-type': answer.mimeType };
    return new Response(bodyOf(answer), { status: answer.status, headers });
  };
}

function bodyOf({ text, isBytes }: ReplayAnswer): string | Uint8Array<ArrayBuffer> {
  return isBytes ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
}

function askedBy(config: InternalAxiosRequestConfig): AskedCall {
  const { pathname, search } = new URL(axios.getUri(config), 'http://replay.localhost');
  const method = (config.method ?? 'get').toUpperCase();
  return { method, url: pathname + search, fields: fieldsOf(config) };
}

function fieldsOf({ data, headers }: InternalAxiosRequestConfig): CallFields {
  if (data instanceof FormData)
    return asFields(
      [...data].map(([name, value]) => [name, typeof value === 'string' ? value : `file ${value.name}`]),
    );
  const mimeType = String(headers.getContentType() ?? 'application/json');
  return typeof data === 'string' ? readBody({ mimeType, text: data }) : {};
}
