import { type DiagnoseContext, diagnose } from '#engine/configuration/diagnose.ts';
import { faintTides } from '#engine/configuration/diagnose-tide.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/configuration/document.ts';
import { documentFault, documentWarning } from '#engine/configuration/document-fault.ts';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { NAMED_LISTS } from '#engine/configuration/option.ts';
import { resolveText } from '#engine/configuration/text.ts';
import type { Diagnostic } from '#engine/contract/problem.ts';
import { namedListsOf } from '#engine/translate/form-fields.ts';
import { timeZone } from '#engine/validation/rules/time-zone.ts';
import { findUnstorable, unstorableMessage } from '#server/domain/storable-text.ts';
import { codesOf, contextOf, fieldCodes, type Served } from './diagnose-context.ts';
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
  const formOf = (form: string) => (form === known.code ? known : context.formOf(form));
  return [...found, ...lostSupports(event, { ...context, fieldsOf, formOf }, served, '/sections')];
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

/** Faults of a published document that a change elsewhere makes: its conditions no longer fit what can be answered. */
const NO_LONGER_FITTING: ReadonlySet<string> = new Set(['impossible_value', 'never_met', 'uncovered']);

/**
 * What published documents lean on must stay: a track, a day, a field that decides. What no longer fits is a warning, as
 * one of two documents has to be published first.
 */
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
        .filter(({ code }) => code === 'dangling' || NO_LONGER_FITTING.has(code))
        .map((fault) => {
          const tell = fault.code === 'dangling' ? documentFault : documentWarning;
          return tell(
            pointer,
            fault.code,
            `The published document "${document.kind}/${document.code}" leans on this at ${fault.pointer}: ${fault.problem}`,
          );
        }),
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
