import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, Resource } from '#engine/contract/endpoint.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Written } from '#server/audit/write-audit.ts';
import type { Versioned } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { ReceivedFile } from '#server/files/received-file.ts';
import type { Organizer } from '#server/organizers/organizer.ts';
import type { Services } from './services.ts';

/**
 * Runs an idempotent call in the given transaction, once per key; a repeat returns the first result, as described by
 * `schema`. The transaction is a new one, or is within `within`.
 */
export type Once = <Schema extends TSchema>(
  schema: Schema,
  run: (tx: Database) => Promise<Static<Schema>>,
  within?: Database,
) => Promise<Static<Schema>>;

/** A handler's input: the validated request and its bearer. */
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
  /** The uploaded file, if the contract has one. */
  readonly upload: E['upload'] extends string ? ReceivedFile : undefined;
  /** The bearer's dossier; a `code` in the body has been compared with it. */
  readonly dossier: E['access'] extends 'holder' ? DossierRow : undefined;
  /** The registration, if the call accepts only those. */
  readonly registration: E['dossiers'] extends 'registration' ? RegistrationRow : undefined;
  /** Who makes an organizer's call. */
  readonly organizer: E['access'] extends 'organizer' ? Organizer : undefined;
  /**
   * Adds the entry of an organizer's write to the audit log, in its transaction. A write that adds none gets a general
   * one with the fields of its request, and one that adds `undefined` gets none.
   */
  readonly audit: E['access'] extends 'organizer'
    ? (tx: Database, written: Written | undefined) => Promise<void>
    : undefined;
  readonly once: E['idempotent'] extends true ? Once : undefined;
};

/** A file as a handler answers with it; it is sent to be saved unless it may be shown. */
export type FileAnswer = {
  readonly type: string;
  readonly name: string;
  /** Complete or as a stream; a failing stream breaks the connection off. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether a browser may show it; nothing but a picture that we encoded. */
  readonly shown?: boolean;
};

/** A handler's result: the contract's answer, or a file. */
export type HandlerAnswer<E extends Endpoint> = E['produces'] extends 'file' ? FileAnswer : AnswerOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => HandlerAnswer<E> | Promise<HandlerAnswer<E>>;

/** A handler for every endpoint of a resource: a missing one, or another answer, does not compile. */
export type Handlers<R extends Resource> = { readonly [Name in keyof R]: Handler<R[Name]> };
