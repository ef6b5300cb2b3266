import type { Static, TObject, TSchema } from 'typebox';
import type { NamedFlow } from '../event/addresses/flow-pages.ts';
import { type Call, type CallOf, type CallTable, callsOf } from './calls/call.ts';
import type { Permission } from './roles.ts';

/** Who can call: anyone, a dossier's token, or an organizer. */
export type Access = 'public' | 'holder' | 'organizer';

/** The dossiers that a call accepts: one flow's, applications', or any. */
export type TakenDossiers = 'registration' | 'group' | NamedFlow | 'application' | 'any';

/** Everything about a call but how it is made: its server, its types and its documentation are made from this. */
export interface Definition {
  readonly summary: string;
  readonly access: Access;
  /** The accepted dossiers of a holder's call; none by default. */
  readonly dossiers?: TakenDossiers;
  /** What an organizer needs for it; `any` for every signed-in one. Every organizer's call names one. */
  readonly permission?: Permission | 'any';
  /** Also allowed for visitors with an organizer's link to the inspector. */
  readonly inspecting?: true;
  /** The answer contains personal data although anyone with the code can call: it is never cached. */
  readonly personal?: true;
  readonly params?: TObject;
  /** Query parameters; lists are repeated names. */
  readonly query?: TObject;
  readonly body?: TObject;
  /**
   * A POST that changes nothing: no audit entry is added for an organizer, and an organizer who sees an attendee's page
   * may make it.
   */
  readonly reads?: true;
  /** Whether a repeat with the same `Idempotency-Key` replays the first answer (design §6). */
  readonly idempotent?: true;
  /** Denials are 403 instead of 404, as another protocol's clients expect. */
  readonly forbids?: true;
  readonly response: TSchema;
}

/** One call of the API. */
export interface Endpoint extends Call, Definition {}

/** The endpoints of one resource by the name a program calls them with. */
export type Resource = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E extends Endpoint> = E['params'] extends TSchema ? Static<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
/** The file of an endpoint that takes one. */
export type UploadOf<E extends Endpoint> = E['upload'] extends string ? Blob : undefined;
export type AnswerOf<E extends Endpoint> = E['produces'] extends 'file' ? Blob : Static<E['response']>;

/** Keeps a definition's exact type, from which inputs and answers are derived. */
export function definition<const D extends Definition>(exact: D): D {
  return exact;
}

/** Defines the calls of a resource's table (engine/contract/calls): each of them, and no other. */
export function endpoints<
  const Table extends CallTable,
  const Definitions extends Readonly<Record<keyof Table, Definition>>,
>(
  table: Table,
  definitions: Definitions & Readonly<Record<Exclude<keyof Definitions, keyof Table>, never>>,
): { readonly [Name in keyof Table]: CallOf<Table[Name]> & Definitions[Name] } {
  const named: Readonly<Record<string, Definition>> = definitions;
  const defined = Object.entries<Call>(callsOf(table)).map(([name, call]) => [
    name,
    { ...call, ...named[name] },
  ]);
  return Object.fromEntries(defined);
}
