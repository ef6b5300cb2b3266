import type { Static, TObject, TSchema } from 'typebox';
import type { NamedFlow } from '../configuration/flow-pages.ts';

/** Who may call: anybody, the bearer of a dossier's token, or the organizer. */
export type Access = 'public' | 'holder' | 'organizer';

/** Whose dossiers a call takes: those of one flow alone, applications (neither registrations nor groups), or any. */
export type TakenDossiers = 'registration' | 'group' | NamedFlow | 'application' | 'any';

/** One call of the API: everything its client, its server and its documentation are made from. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path under the API's base, parameters in braces as the spec writes them. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Whose dossiers are taken where a holder calls; nobody's where it is not said. */
  readonly dossiers?: TakenDossiers;
  /** An organizer's call that who came into the inspector by an organizer's link may make too. */
  readonly inspecting?: true;
  /** The answer tells of a person, though anybody with their code may call: it is kept nowhere. */
  readonly personal?: true;
  readonly params?: TObject;
  /** What may be asked for after the path’s `?`; a list is a repeated name. */
  readonly query?: TObject;
  readonly body?: TObject;
  /** POST bodies are form data unless the contract says JSON (spec §7). */
  readonly encoding?: 'form' | 'json';
  /** Whether a repeat with the same `Idempotency-Key` replays the first answer (design §6). */
  readonly idempotent?: true;
  /** The field or path parameter that names the bearer's dossier; `code` when absent. */
  readonly holder?: string;
  /** Name of the form field that carries a file. */
  readonly upload?: string;
  /** The answer is a file, not JSON. */
  readonly produces?: 'file';
  /** What is not the caller's is answered with 403 in place of 404, as another protocol's clients expect. */
  readonly forbids?: true;
  readonly response: TSchema;
}

/** The endpoints of one resource by the name a program calls them with. */
export type Resource = Readonly<Record<string, Endpoint>>;

export type ParamsOf<E extends Endpoint> = E['params'] extends TSchema ? Static<E['params']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined;
/** What an endpoint that takes a file is given besides its fields. */
export type UploadOf<E extends Endpoint> = E['upload'] extends string ? Blob : undefined;
export type AnswerOf<E extends Endpoint> = E['produces'] extends 'file' ? Blob : Static<E['response']>;

/** Keeps an endpoint's exact type, so that what is called and answered follows from its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
