import { configuration as contract } from '#engine/contract/configuration.ts';
import type { AnswerOf, BodyOf } from '#engine/contract/endpoint.ts';
import type { PublishedDocument } from '#engine/contract/site-drafts.ts';
import { accepted } from '../accepted.ts';
import type { OrganizerAnswer } from '../organizer-call.ts';

/** What a command needs of the world: a server to ask, and where its lines go. */
export interface Asking {
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<OrganizerAnswer>;
  print(text: string): void;
}

/** A document that is published. */
export interface Published {
  readonly kind: string;
  readonly code: string;
  readonly version: number;
  readonly document: unknown;
}

/** All that is published of an event, as it was at one moment. */
export async function readPublished({ call }: Asking, event: string): Promise<Published[]> {
  const answer = await call('GET', `/listConfiguration/${encodeURIComponent(event)}?content=Y`);
  return accepted(answer, contract.listConfiguration.response).documents.map((each) => ({
    ...each,
    document: each.document,
  }));
}

/** A version of a document; undefined if there is none. */
export async function readVersion(
  { call }: Asking,
  event: string,
  { kind, code, version }: Omit<Published, 'document'>,
): Promise<unknown> {
  const path = [event, kind, code, String(version)].map(encodeURIComponent).join('/');
  const answer = await call('GET', `/getConfigurationVersion/${path}`);
  return answer.status === 404
    ? undefined
    : accepted(answer, contract.getConfigurationVersion.response).document;
}

export type Version = AnswerOf<typeof contract.listPublishedVersions>['versions'][number];

/** Every version of every document of an event, the newest first. */
export async function readVersions({ call }: Asking, event: string): Promise<Version[]> {
  const answer = await call('GET', `/listPublishedVersions/${encodeURIComponent(event)}`);
  return accepted(answer, contract.listPublishedVersions.response).versions;
}

export type Check = BodyOf<typeof contract.checkDocuments>;
export type Checked = AnswerOf<typeof contract.checkDocuments>;

/** What publishing documents together would do. */
export async function checkDocuments({ call }: Asking, check: Check): Promise<Checked> {
  return accepted(await call('POST', '/checkDocuments', check), contract.checkDocuments.response);
}

/** Publishes documents together, and removes others. */
export async function publishDocuments(
  { call }: Asking,
  publish: BodyOf<typeof contract.publishDocuments>,
): Promise<PublishedDocument[]> {
  const answer = await call('POST', '/publishDocuments', publish);
  return accepted(answer, contract.publishDocuments.response).published;
}
