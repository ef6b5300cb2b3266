import type { Static, TObject, TSchema } from 'typebox';
import type { NamedFlow } from '../event/addresses/flow-pages.ts';
import type { Permission } from './roles.ts';

/** Who can call: anyone, a dossier's token, or an organizer. */
export type Access = 'public' | 'holder' | 'organizer';

/** The dossiers that a call accepts: one flow's, applications', or any. */
export type TakenDossiers = 'registration' | 'group' | NamedFlow | 'application' | 'any';

/** One call of the API: everything its client, its server and its documentation are made from. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path under the API's base, parameters in braces as the spec writes them. */
  readonly path: `/${string}`;
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
  /** A POST that changes nothing, whose input is too long for an address: no audit entry is added. */
  readonly reads?: true;
  /** POST bodies are form data by default (spec §7). */
  readonly encoding?: 'form' | 'json';
  /** Whether a repeat with the same `Idempotency-Key` replays the first answer (design §6). */
  readonly idempotent?: true;
  /** The field or path parameter that names the bearer's dossier; `code` when absent. */
  readonly holder?: string;
  /** Name of the form field that carries a file. */
  readonly upload?: string;
  /** The answer is a file, not JSON. */
  readonly produces?: 'file';
  /** Denials are 403 instead of 404, as another protocol's clients expect. */
  readonly forbids?: true;
  readonly response: TSchema;
}

/** The endpoints of one resource by the name a program calls them with. */
export type Resource = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E extends Endpoint> = E['params'] extends TSchema ? Static<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
/** The file of an endpoint that takes one. */
export type UploadOf<E extends Endpoint> = E['upload'] extends string ? Blob : undefined;
export type AnswerOf<E extends Endpoint> = E['produces'] extends 'file' ? Blob : Static<E['response']>;

/** Keeps an endpoint's exact type, from which inputs and answers are derived. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
