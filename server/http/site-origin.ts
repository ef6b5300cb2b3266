import type { FastifyRequest } from 'fastify';
import { hostnameOf, type ResolveHost } from './event-host.ts';

/** Gives the origin under which search engines are to find the event that a request is for. */
export type OriginOf = (request: FastifyRequest) => string;

/** The origin that the visitor has used. */
export const ownOrigin: OriginOf = (request) => `${request.protocol}://${request.host}`;

/** The public address if that one serves the event, else the one that the visitor has used. */
export function siteOrigin(publicUrl: string | undefined, resolveHost: ResolveHost): OriginOf {
  const published = publicUrl === undefined ? undefined : new URL(publicUrl);
  return (request) =>
    published && resolveHost(hostnameOf(published.host)) === request.eventCode
      ? published.origin
      : ownOrigin(request);
}
