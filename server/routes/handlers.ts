import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Locale } from '#engine/configuration/text.ts';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, Resource } from '#engine/contract/endpoint.ts';
import type { Versioned } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import type { RegistrationRow } from '#server/domain/registration-row.ts';
import type { ReceivedFile } from '#server/http/request-body.ts';
import type { Services } from '#server/services.ts';

/**
 * Does the work of an idempotent call in the transaction it is handed, once for a key; a repeat gives what the first
 * one gave, which `schema` describes.
 */
export type Once = <Schema extends TSchema>(
  schema: Schema,
  run: (tx: Database) => Promise<Static<Schema>>,
) => Promise<Static<Schema>>;

/** What a handler is given: the checked request, and whose it is. */
export type Call<E extends Endpoint> = {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Code of the event that the request's host serves. */
  readonly eventCode: string;
  readonly event: Versioned<'event'>;
  readonly language: Locale;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The file that was sent along, where the contract says that one is. */
  readonly upload: E['upload'] extends string ? ReceivedFile : undefined;
  /** The bearer's dossier; a `code` in the body has been compared with it. */
  readonly dossier: E['access'] extends 'holder' ? DossierRow : undefined;
  /** The same where the call takes registrations alone. */
  readonly registration: E['dossiers'] extends 'registration' ? RegistrationRow : undefined;
  readonly once: E['idempotent'] extends true ? Once : undefined;
};

/** A file as a handler answers with it; it is sent to be saved unless it may be shown. */
export type FileAnswer = {
  readonly type: string;
  readonly name: string;
  /** Whole, or as it is written: what fails then breaks the connection off. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether a browser may show it; nothing but a picture that we encoded. */
  readonly shown?: boolean;
};

/** What a handler gives: the contract's answer, or a file where the contract says that one is produced. */
export type HandlerAnswer<E extends Endpoint> = E['produces'] extends 'file' ? FileAnswer : AnswerOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => HandlerAnswer<E> | Promise<HandlerAnswer<E>>;

/** A handler for every endpoint of a resource: one that is missing, or answers something else, does not compile. */
export type Handlers<R extends Resource> = { readonly [Name in keyof R]: Handler<R[Name]> };
