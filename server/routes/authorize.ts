import type { FastifyRequest } from 'fastify';
import { isOfApplications } from '#engine/configuration/flow-document.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { findTokenDossier } from '#server/domain/access-token.ts';
import { type DossierRow, findDossier } from '#server/domain/dossier-row.ts';
import { notFound } from '#server/domain/refusal.ts';
import { readRegistrationCode } from '#server/domain/registration-code.ts';
import { hashesEqual, sha256 } from '#server/domain/secret-hash.ts';
import { unauthorized } from '#server/http/http-problem.ts';
import { cameByLink } from '#server/http/inspector-access.ts';
import type { Services } from '#server/services.ts';

/** Admits a request or throws 401; returns the bearer's dossier if the call needs one. */
export async function authorize(
  { access, dossiers, inspecting }: Pick<Endpoint, 'access' | 'dossiers' | 'inspecting'>,
  request: FastifyRequest,
  services: Services,
): Promise<DossierRow | undefined> {
  switch (access) {
    case 'public':
      return undefined;
    case 'organizer':
      if (inspecting && cameByLink(services.organizerToken, request)) return undefined;
      if (isOrganizer(services.organizerToken, request)) return undefined;
      throw unauthorized();
    case 'holder': {
      const id = await findTokenDossier(services.db, bearerToken(request));
      const row = id && (await findDossier(services.db, request.eventCode, id));
      // Another flow's token counts as unknown.
      if (!row || !takes(dossiers, row)) throw unauthorized();
      return row;
    }
    default:
      return access satisfies never;
  }
}

/** Whether a request bears the organizer's token; hashes are compared, so that neither time nor length tells anything. */
export function isOrganizer(organizerToken: string, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const token = tokenIn(headers.authorization);
  return token !== undefined && hashesEqual(sha256(token), sha256(organizerToken));
}

/** Whether a call accepts a dossier. */
function takes(dossiers: Endpoint['dossiers'], row: DossierRow): boolean {
  if (dossiers === 'application') return isOfApplications(row.flow);
  return dossiers === 'any' || dossiers === row.flow;
}

/** Throws the answer to an unknown code if a request names another's dossier than its bearer's. */
export function refuseOtherCode(endpoint: Endpoint, request: FastifyRequest, row: DossierRow): void {
  const holder = endpoint.holder ?? 'code';
  for (const named of [request.body, request.params]) {
    if (typeof named !== 'object' || named === null || !Object.hasOwn(named, holder)) continue;
    const code = (named as Readonly<Record<string, unknown>>)[holder];
    if (readRegistrationCode(String(code)) !== row.code) throw notFound();
  }
}

/** The token that a request bears; throws 401 without one. */
export function bearerToken(request: FastifyRequest): string {
  const token = tokenIn(request.headers.authorization);
  if (token === undefined) throw unauthorized();
  return token;
}

const tokenIn = (authorization = ''): string | undefined =>
  /^Bearer ([\x21-\x7e]+)$/i.exec(authorization)?.[1];
