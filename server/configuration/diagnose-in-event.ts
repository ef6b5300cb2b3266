import { type DiagnoseContext, diagnose } from '#engine/configuration/diagnose.ts';
import { faintTides } from '#engine/configuration/diagnose-tide.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/configuration/document.ts';
import { documentFault } from '#engine/configuration/document-fault.ts';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import type { FormDocument } from '#engine/configuration/form-document.ts';
import { NAMED_LISTS } from '#engine/configuration/option.ts';
import { resolveText } from '#engine/configuration/text.ts';
import type { Diagnostic } from '#engine/contract/problem.ts';
import { isOfRegistrations } from '#engine/field-types/definition.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import { namedListsOf } from '#engine/translate/form-fields.ts';
import { timeZone } from '#engine/validation/rules/time-zone.ts';
import { findUnstorable, unstorableMessage } from '#server/domain/storable-text.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { lostLinks } from './lost-links.ts';
import { pagePath, publicPaths } from './page-paths.ts';

/** Documents that name tracks and days of the event, or fields of its forms. */
const LEANING: ReadonlySet<DocumentKind> = new Set([
  'membership',
  'schedule',
  'products',
  'activities',
  'fees',
  'discounts',
  'people',
  'locations',
  'page',
  'flow',
  'menu',
]);

type Served = Pick<ConfigurationStore, 'current' | 'list' | 'eventCodes'>;

/** What is wrong with a document for an event: in itself, and beside what that event has published. */
export function diagnoseInEvent(event: string, document: unknown, served: Served): Diagnostic[] {
  const current = served.current(event, 'event', event)?.document;
  const context = contextOf(event, current, served);
  const found = diagnose(document, context);
  if (found.some(({ severity }) => severity === 'error')) return found;
  const unstorable = findUnstorable(document);
  if (unstorable !== undefined) {
    const pointer = unstorable.path === '' ? '' : `/${unstorable.path.replaceAll('.', '/')}`;
    return [
      documentFault(pointer, unstorable.why, `This ${resolveText(unstorableMessage[unstorable.why], 'en')}`),
    ];
  }
  // Diagnosed without an error, so it is of a kind that we know.
  const known = document as ConfigurationDocument;
  if (known.kind === 'event') return [...found, ...diagnoseEvent(event, known, served)];
  if (!current) {
    const events = served.eventCodes().join(', ');
    return [...found, documentFault('', 'unknown_event', `There is no event "${event}".`, events)];
  }
  if (known.kind === 'menu' || known.kind === 'page') {
    const self = known.kind === 'page' ? (pagePath(known) ?? []) : [];
    const faint = known.kind === 'page' ? faintTides(known, current.theme) : [];
    return [...found, ...faint, ...lostLinks(known, publicPaths(served, event).concat(self))];
  }
  if (known.kind !== 'form') return found;
  const fieldsOf = (form: string) => (form === known.code ? fieldCodes(known) : context.fieldsOf(form));
  return [...found, ...lostSupports(event, { ...context, fieldsOf }, served, '/sections')];
}

/** What a document of an event may lean on: what the event, and all that it has published, say. */
function contextOf(event: string, document: EventDocument | undefined, served: Served) {
  const definitionsOf = (form: string) => {
    const found = served.current(event, 'form', form)?.document;
    return found?.sections.flatMap(({ fields }) => fields).map(findDefinition) ?? [];
  };
  return {
    lists: Object.keys(document?.lists ?? {}),
    forms: codesOf(event, 'form', served),
    schedule: served.current(event, 'schedule', 'schedule')?.document,
    plans: codesOf(event, 'floor_plan', served),
    offers: codesOf(event, 'offers', served),
    locations: served
      .list(event)
      .flatMap(({ document: one }) =>
        one.kind === 'locations' ? one.locations.map((location) => location.code) : [],
      ),
    ...(document && {
      tracks: document.tracks.map(({ code }) => code),
      days: document.days.map(({ code }) => code),
      zoneOf: (code: string) =>
        document.tracks.find((track) => track.code === code)?.timezone ?? document.timezone,
      trackNames: document.tracks.map(({ seo }) => seo),
    }),
    fieldsOf(form: string) {
      const found = served.current(event, 'form', form)?.document;
      return found && fieldCodes(found);
    },
    isPickedIn: (form: string) =>
      definitionsOf(form).some((definition) => definition?.picks && isOfRegistrations(definition.picks)),
    isPresentedIn: (form: string) => definitionsOf(form).some((definition) => definition?.presents),
    isForBeforePayment: (form: string) =>
      definitionsOf(form).some(
        (definition) => definition?.role === 'picked' || definition?.file !== undefined,
      ),
    isFixedIn: (form: string) =>
      definitionsOf(form).some(
        (definition) => definition?.picks === 'session' || definition?.file !== undefined,
      ),
  } satisfies DiagnoseContext;
}

function fieldCodes({ sections }: FormDocument): string[] {
  return sections.flatMap(({ fields }) => fields.map(({ code }) => code));
}

function diagnoseEvent(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (document.code !== event) {
    found.push(
      documentFault('/code', 'not_allowed', `This document is of the event "${document.code}".`, event),
    );
  }
  const zones = [
    ['/timezone', document.timezone],
    ...document.tracks.map((track, index) => [`/tracks/${index}/timezone`, track.timezone]),
  ] as const;
  for (const [pointer, zone] of zones) {
    if (zone === undefined || timeZone.validate(zone)) continue;
    found.push(
      documentFault(String(pointer), 'time_zone', `"${zone}" is not a time zone.`, 'America/Vancouver'),
    );
  }
  return [
    ...found,
    ...takenHosts(event, document, served),
    ...lostLists(event, document, served),
    ...lostSupports(event, contextOf(event, document, served), served, ''),
  ];
}

/** What published documents lean on must stay: a track, a day, a field that decides. */
function lostSupports(
  event: string,
  context: DiagnoseContext,
  served: Served,
  pointer: string,
): Diagnostic[] {
  return served
    .list(event)
    .filter(({ document }) => LEANING.has(document.kind))
    .flatMap(({ document }) =>
      diagnose(document, context)
        .filter(({ code }) => code === 'dangling')
        .map((fault) =>
          documentFault(
            pointer,
            'dangling',
            `The published document "${document.kind}/${document.code}" leans on this at ${fault.pointer}: ${fault.problem}`,
          ),
        ),
    );
}

/** A host can serve one event only. */
function takenHosts(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const others = served.eventCodes().filter((code) => code !== event);
  return document.hosts.flatMap((host, index) => {
    const owner = others.find((code) => served.current(code, 'event', code)?.document.hosts.includes(host));
    return owner ? [documentFault(`/hosts/${index}`, 'taken', `"${host}" serves the event "${owner}".`)] : [];
  });
}

/** A list that a published form takes its options from must stay. */
function lostLists(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const lists: readonly string[] = [...Object.keys(document.lists ?? {}), ...NAMED_LISTS];
  return codesOf(event, 'form', served).flatMap((code) => {
    const form = served.current(event, 'form', code)?.document;
    return (form ? namedListsOf(form) : [])
      .filter((name) => !lists.includes(name))
      .map((name) =>
        documentFault(
          '/lists',
          'dangling',
          `The form "${code}" takes its options from "${name}".`,
          `"${name}": […]`,
        ),
      );
  });
}

function codesOf(event: string, kind: DocumentKind, served: Served): string[] {
  return served.list(event).flatMap(({ document }) => (document.kind === kind ? [document.code] : []));
}
