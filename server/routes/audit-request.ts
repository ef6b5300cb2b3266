import type { FastifyRequest } from 'fastify';
import type { AuditChange } from '#engine/contract/audit.ts';
import type { Endpoint } from '#engine/contract/endpoint.ts';
import { type Author, type Written, writeAudit } from '#server/audit/write-audit.ts';
import type { Database } from '#server/database/database.ts';
import type { Organizer } from '#server/organizers/organizer.ts';

/** Fields of a request that say what it is about, the most telling first. */
const SUBJECTS = ['code', 'number', 'kind', 'flow'] as const;

/** Adds the audit entry of an organizer's write: the handler's own one, or else a general one at its end. */
export function auditRequest(
  db: Database,
  action: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  organizer: Organizer,
) {
  const fields = fieldsOf(request.body);
  const eventCode = eventOf(fields, request);
  const author: Author = { eventCode, organizer, ip: request.ip, action };
  let isAdded = endpoint.method === 'GET' || endpoint.reads === true || fields.get('dry_run') === 'Y';
  return {
    async add(tx: Database, written: Written | undefined): Promise<void> {
      isAdded = true;
      if (written) await writeAudit(tx, author, written);
    },
    async end(tx: Database = db): Promise<void> {
      if (isAdded) return;
      isAdded = true;
      await writeAudit(tx, author, generalEntry(fields));
    },
    /** Adds nothing: the request repeats one that was answered, and entered, before. */
    leaveOut(): void {
      isAdded = true;
    },
  };
}

/** The event that a request names, else its host's. */
const eventOf = (fields: ReadonlyMap<string, string>, request: FastifyRequest): string =>
  fields.get('event') ?? request.eventCode;

/** The fields of a body as text; of a document its kind and code, of other objects nothing. */
function fieldsOf(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  const { document, ...fields } = body as Readonly<Record<string, unknown>>;
  const named = typeof document === 'object' && document !== null ? document : {};
  const all = Object.entries({
    ...fields,
    ...('kind' in named && { kind: named.kind }),
    ...('code' in named && { code: named.code }),
  });
  return new Map(
    all.flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)] as const] : [],
    ),
  );
}

function generalEntry(fields: ReadonlyMap<string, string>): Written {
  const subject = SUBJECTS.map((name) => fields.get(name)).find((value) => value !== undefined) ?? '';
  const changes: AuditChange[] = [...fields]
    .filter(([name]) => name !== 'event')
    .map(([what, is]) => ({ what, is }));
  return { subject, changes };
}
