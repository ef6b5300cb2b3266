import axios, { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, UploadOf } from '#engine/contract/endpoint.ts';
import type { Failure } from '#machines/failure.ts';
import { type TracedCall, traceCall } from '#src/lib/trace/trace.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { pathOf } from './path-of.ts';
import { registrationToken, type TokenStore } from './token.ts';

type Filled<Key extends string, Value> = Value extends undefined ? unknown : { [K in Key]: Value };

/** Options of any call: an idempotency key, an abort signal, the language of the answer. */
interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly locale?: string;
  /** Which token to send, and where to store a new one; the registration's by default. */
  readonly tokens?: TokenStore;
  /** How much of a file has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The input of a call: path parameters, body and file, as in the contract. */
export type CallInput<E extends Endpoint> = Filled<'params', ParamsOf<E>> &
  Filled<'query', QueryOf<E>> &
  Filled<'body', BodyOf<E>> &
  Filled<'file', UploadOf<E>> &
  CallOptions;

export type Call = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<AnswerOf<E>>;

/** Writes a body as form data: lists as repeated fields, absent values left out (spec §7). */
function formData(body: Readonly<Record<string, unknown>>, endpoint: Endpoint, file?: Blob): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) data.append(name, String(item));
    }
  }
  // Last, so that the server has read the fields before the file's first byte.
  if (endpoint.upload !== undefined && file) data.append(endpoint.upload, file);
  return data;
}

/** A token in the answer's Authorization header or body is stored for the calls that follow (spec §7). */
function keepToken(response: AxiosResponse, tokens: TokenStore): void {
  const header: unknown = response.headers['authorization'];
  const body: unknown = response.data?.token;
  const token = typeof header === 'string' ? header.replace(/^Bearer /i, '') : body;
  if (typeof token === 'string' && token !== '') tokens.store(token);
}

/** The problem in an answer's body; where a file was asked for it arrives as one. */
async function problemIn(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    return undefined;
  }
}

/** The request's id in the server's log. */
function idOf({ headers }: AxiosResponse): string | undefined {
  const id: unknown = headers?.['x-request-id'];
  return typeof id === 'string' ? id : undefined;
}

/** The body of an error answer, as far as it was read. */
const problemOf = ({ failure: { kind, errors } }: ApiFailure) => ({ reason: kind, errors });

async function asApiFailure(error: unknown): Promise<ApiFailure> {
  if (!isAxiosError(error)) return new ApiFailure(0, { kind: 'fault', errors: {} });
  const { response, code } = error;
  // An answer that broke off or cannot be parsed arrived, so it is a fault and not a lost connection.
  if (response) {
    const failure = failureOf(response.status, await problemIn(response.data));
    return new ApiFailure(response.status, failure, idOf(response));
  }
  const kind = code === 'ERR_BAD_RESPONSE' ? 'fault' : 'connection';
  return new ApiFailure(0, { kind, errors: {} });
}

async function named(
  { status, failure, requestId }: ApiFailure,
  name: (errors: Failure['errors']) => Promise<Failure['errors']>,
): Promise<ApiFailure> {
  const errors = Object.keys(failure.errors).length > 0 ? await name(failure.errors) : failure.errors;
  return new ApiFailure(status, { ...failure, errors }, requestId);
}

export interface ClientOptions {
  /** The language of the page, for calls that name none. */
  readonly locale?: () => string;
  /** Adds the names of fields to an error's messages. */
  readonly nameProblem?: (errors: Failure['errors'], locale: string) => Promise<Failure['errors']>;
  /** Told of a 401 to the token that is still the visitor's, before the call is rejected (spec §8: to the site root). */
  readonly onUnauthorized?: () => void;
  readonly http?: AxiosInstance | undefined;
  /** Called after each call; by default calls are kept for an error report. */
  readonly onCall?: (call: TracedCall) => void;
}

/** Makes the typed client of the API: every endpoint of the contract is called through it. */
export function createClient(options: ClientOptions = {}): Call {
  const { onUnauthorized, nameProblem, onCall = traceCall, http = axios.create() } = options;
  return async (endpoint, input) => {
    const {
      params = {},
      query,
      body,
      file,
      idempotencyKey,
      signal,
      locale = options.locale?.(),
      tokens = registrationToken,
      onProgress,
    } = input as CallOptions & {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: Record<string, unknown>;
      file?: Blob;
    };
    const token = tokens.read();
    const url = pathOf(endpoint, params, query);
    const startedAt = Date.now();
    const over = (status: number, answer: unknown, requestId?: string) => {
      const { method } = endpoint;
      const milliseconds = Date.now() - startedAt;
      onCall({ method, path: `/api${url}`, body, startedAt, milliseconds, status, answer, requestId });
    };
    try {
      const response = await http.request({
        baseURL: '/api',
        url,
        method: endpoint.method,
        responseType: endpoint.produces === 'file' ? 'blob' : 'json',
        // An answer that is not JSON must fail, not pass as text.
        transitional: { silentJSONParsing: false },
        headers: {
          Accept: endpoint.produces === 'file' ? '*/*' : 'application/json',
          ...(locale !== undefined && { 'Accept-Language': locale }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(body && { data: endpoint.encoding === 'json' ? body : formData(body, endpoint, file) }),
        ...(onProgress && {
          onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0),
        }),
        ...(signal && { signal }),
      });
      if (typeof response.data !== 'object' || response.data === null) {
        throw new ApiFailure(response.status, { kind: 'fault', errors: {} });
      }
      over(response.status, response.data, idOf(response));
      keepToken(response, tokens);
      return response.data;
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : await asApiFailure(error);
      over(failure.status, problemOf(failure), failure.requestId);
      // A late 401 for a replaced token must not sign out a visitor who has signed in again.
      if (failure.failure.kind === 'unauthorized' && token === tokens.read()) {
        // Pages of other flows report the loss of their own token.
        if (tokens === registrationToken) onUnauthorized?.();
        else tokens.forget();
      }
      throw nameProblem ? await named(failure, (errors) => nameProblem(errors, locale ?? 'en')) : failure;
    }
  };
}

/** The same client bearing another token than the registration's. */
export function withTokens(call: Call, tokens: TokenStore): Call {
  return (endpoint, input) => call(endpoint, { ...input, tokens });
}
