import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { findTokenDossier } from '#server/dossiers/access-token.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { unauthorized } from '#server/http/http-problem.ts';
import { cameByLink } from '#server/http/inspector-access.ts';
import { notAllowed, onlyToRead, refuseOtherOrigin, sessionToken } from '#server/http/organizer-cookie.ts';
import { findApiToken, isApiToken } from '#server/organizers/api-tokens.ts';
import { type Organizer, permissionsOf } from '#server/organizers/organizer.ts';
import { findSession } from '#server/organizers/session.ts';
import { isViewGrant, readViewGrant } from '#server/organizers/view-grant.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { hashesEqual, sha256 } from '#server/secrets/secret-hash.ts';
import type { Services } from './services.ts';

/** Who makes a request: the bearer of a dossier, or an organizer; neither for a public call. */
export type Caller = { readonly dossier?: DossierRow; readonly organizer?: Organizer };

type Asked = Pick<Endpoint, 'method' | 'access' | 'dossiers' | 'inspecting' | 'permission' | 'reads'>;

/** Admits a request, or throws 401, or 403 if the organizer's role does not include the call. */
export async function authorize(
  endpoint: Asked,
  request: FastifyRequest,
  services: Services,
): Promise<Caller> {
  const { access, dossiers } = endpoint;
  const token = tokenIn(request.headers.authorization);
  if (token !== undefined && isViewGrant(token)) return viewerOf(endpoint, request, services, token);
  switch (access) {
    case 'public':
      return {};
    case 'organizer':
      return { organizer: await organizerOf(endpoint, request, services) };
    case 'holder': {
      const id = await findTokenDossier(services.db, bearerToken(request));
      const row = id && (await findDossier(services.db, request.eventCode, id));
      // Another flow's token counts as unknown.
      if (!row || !takes(dossiers, row)) throw unauthorized();
      return { dossier: row };
    }
    default:
      return access satisfies never;
  }
}

/**
 * Admits an organizer who sees an attendee's page: to what that attendee may read, in the session of the grant and while
 * their role may read registrations. Throws 403 for every call that changes something.
 */
async function viewerOf(
  { method, access, dossiers, reads }: Asked,
  request: FastifyRequest,
  { db }: Services,
  grant: string,
): Promise<Caller> {
  const viewed = await readViewGrant(db, grant);
  const session = sessionToken(request);
  const person = viewed && session ? await findSession(db, request.eventCode, session) : undefined;
  if (!viewed || person?.session !== viewed.session || access === 'organizer') throw unauthorized();
  if (!permissionsOf(person).includes('registrations')) throw notAllowed();
  if (method !== 'GET' && !reads) throw onlyToRead();
  if (access === 'public') return {};
  const row = await findDossier(db, request.eventCode, viewed.dossierId);
  if (!row || !takes(dossiers, row)) throw unauthorized();
  return { dossier: row };
}

/** The organizer who makes a call that they are allowed to make; throws 401 or 403. */
async function organizerOf(
  { inspecting, permission }: Pick<Endpoint, 'inspecting' | 'permission'>,
  request: FastifyRequest,
  services: Services,
): Promise<Organizer> {
  const organizer = await identify(request, services);
  if (organizer) {
    if (permission !== 'any' && !(permission && permissionsOf(organizer).includes(permission)))
      throw notAllowed();
    return organizer;
  }
  if (inspecting && cameByLink(services.organizerToken, request)) return { kind: 'link' };
  throw unauthorized();
}

/** The organizer whose token or session a request bears; a token counts before a session. */
export async function identify(
  request: FastifyRequest,
  { db, organizerToken }: Services,
): Promise<Organizer | undefined> {
  const token = tokenIn(request.headers.authorization);
  if (token !== undefined) {
    // Hashes are compared, so that neither time nor length tells anything.
    if (hashesEqual(sha256(token), sha256(organizerToken))) return { kind: 'root' };
    return isApiToken(token) ? findApiToken(db, request.eventCode, token) : undefined;
  }
  const session = sessionToken(request);
  const person = session && (await findSession(db, request.eventCode, session));
  if (!person) return undefined;
  refuseOtherOrigin(request);
  return person;
}

/** Whether a call accepts a dossier. */
function takes(dossiers: Endpoint['dossiers'], row: DossierRow): boolean {
  if (dossiers === 'application') return isOfApplications(row.flow);
  return dossiers === 'any' || dossiers === row.flow;
}

/** Throws the answer to an unknown code if a request names another's dossier than its bearer's. */
export function refuseOtherCode(endpoint: Endpoint, request: FastifyRequest, row: DossierRow): void {
  const holder = endpoint.holder ?? 'code';
  for (const code of namedIn(request, holder)) {
    if (readRegistrationCode(String(code)) !== row.code) throw notFound();
  }
}

/**
 * Throws the answer to an unknown event if an organizer's request names another event than its host's: only the
 * installation's token reaches all of them. An event may be named by its code, or by the one that visitors see.
 */
export function refuseOtherEvent(
  request: FastifyRequest,
  organizer: Organizer,
  visibleCode: string | undefined,
): void {
  if (organizer.kind === 'root') return;
  for (const event of namedIn(request, 'event')) {
    if (event !== request.eventCode && event !== visibleCode) throw notFound();
  }
}

/** The values of a field in the body and the path of a request. */
function namedIn(request: FastifyRequest, field: string): unknown[] {
  return [request.body, request.params].flatMap((named) =>
    typeof named === 'object' && named !== null && Object.hasOwn(named, field)
      ? [(named as Readonly<Record<string, unknown>>)[field]]
      : [],
  );
}

/** The token that a request bears; throws 401 without one. */
export function bearerToken(request: FastifyRequest): string {
  const token = tokenIn(request.headers.authorization);
  if (token === undefined) throw unauthorized();
  return token;
}

const tokenIn = (authorization = ''): string | undefined =>
  /^Bearer ([\x21-\x7e]+)$/i.exec(authorization)?.[1];
