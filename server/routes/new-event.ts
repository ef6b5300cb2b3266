import { randomBytes } from 'node:crypto';
import type { newEvents as contract, EventSource } from '#engine/contract/new-event.ts';
import { type DocumentKind, isDocumentKind } from '#engine/event/documents/registry.ts';
import { DEFAULT_LOCALE, type Locale } from '#engine/form/languages/text.ts';
import { nameOf, writeAudit } from '#server/audit/write-audit.ts';
import { kindText } from '#server/configuration/document-forms.ts';
import { createEvent } from '#server/configuration/new-event/create-event.ts';
import {
  eventSource,
  eventSources,
  type SourceDocuments,
} from '#server/configuration/new-event/event-sources.ts';
import type { NewEvent } from '#server/configuration/new-event/new-event-documents.ts';
import type { Database } from '#server/database/database.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { issueAccessCode } from '#server/lookup/access-code.ts';
import type { Organizer } from '#server/organizers/organizer.ts';
import { organizerCodeMinutes, organizing } from '#server/organizers/organizer-codes.ts';
import { addOrganizer, listTeam } from '#server/organizers/team.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';
import { refused } from './publish-refusals.ts';

/** Making an event at the desk of another. */
export const newEventHandlers: Handlers<typeof contract> = {
  async listEventSources({ services: { configuration }, eventCode, language }) {
    const sources = await eventSources(configuration, eventCode);
    return { sources: await Promise.all(sources.map((source) => sourceOf(source, language))) };
  },

  async createEvent({ services, request, eventCode, organizer, body, audit }) {
    const { configuration } = services;
    const source = await eventSource(configuration, eventCode, body.template);
    if (!source) throw new Refusal('invalid', { template: [inEveryLanguage('newEvents.unknownTemplate')] });
    const { code, name, location, start, timezone, languages, colour } = body;
    const chosen: NewEvent = {
      ...{ code, name, location, start, timezone, languages, colour },
      clientName: body.client_name,
      // A template is of no organization.
      clientCode: body.template === undefined ? undefined : newClientCode(),
      contactEmail: organizer.kind === 'person' ? organizer.email : undefined,
      hosts: [...(body.host === undefined ? [] : [body.host]), `${code}.localhost`],
      without: (body.without ?? []).filter(isOptional(source)),
    };
    let signIn: string | undefined;
    const by = nameOf(organizer) || 'organizer';
    const outcome = await createEvent(configuration, { source, chosen, by }, async (tx) => {
      for (const email of await ownersOf(tx, eventCode, organizer))
        await addOrganizer(tx, { eventCode: code, email, role: 'owner', addedBy: by });
      if (organizer.kind === 'person') {
        const holder = { eventCode: code, email: organizer.email, purpose: organizing };
        signIn = await issueAccessCode(tx, holder, new Date(), organizerCodeMinutes);
      }
      const changes = [{ what: 'template', is: body.template ?? eventCode }];
      await audit(tx, { subject: code, changes });
      const author = { eventCode: code, organizer, ip: request.ip, action: 'createEvent' };
      await writeAudit(tx, author, { subject: code, changes });
    });
    if (!outcome.ok) throw refused(outcome.diagnostics);
    const [locale = DEFAULT_LOCALE] = languages;
    const link = (page: `/${string}`) => services.link(code, locale, page, ownOrigin(request));
    return {
      code,
      documents: outcome.published.length,
      site: link('/'),
      desk: link('/organize'),
      ...(signIn !== undefined &&
        organizer.kind === 'person' && { sign_in: { email: organizer.email, code: signIn } }),
    };
  },
};

async function sourceOf(source: SourceDocuments, language: Locale): Promise<EventSource> {
  const { template, name, description, documents, optional } = source;
  const event = documents.find((document) => document.kind === 'event');
  if (!event) throw new Error(`the source ${template} has no event`);
  const kinds = await Promise.all(optional.map((kind) => kindText(kind, language)));
  return {
    ...(template !== undefined && { template }),
    name,
    description,
    dates: event.dates,
    theme: event.theme,
    timezone: event.timezone,
    languages: event.languages,
    location: event.location,
    documents: documents.length,
    optional: kinds.map(({ kind, name: called }) => ({ kind, name: called })),
  };
}

const isOptional =
  ({ optional }: SourceDocuments) =>
  (kind: string): kind is DocumentKind =>
    isDocumentKind(kind) && optional.includes(kind);

/** Who owns the new event: who makes it, or for a program the owners of the event at which it is made. */
async function ownersOf(tx: Database, eventCode: string, organizer: Organizer): Promise<string[]> {
  if (organizer.kind === 'person') return [organizer.email];
  const team = await listTeam(tx, eventCode);
  return team.filter(({ role }) => role === 'owner').map(({ email }) => email);
}

/** Eight letters and digits that stand for an organization. */
const newClientCode = () => randomBytes(4).toString('hex').toUpperCase();
