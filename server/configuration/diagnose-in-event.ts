import { diagnose } from '#engine/configuration/diagnose.ts';
import type { ConfigurationDocument, DocumentKind } from '#engine/configuration/document.ts';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import { NAMED_LISTS } from '#engine/configuration/option.ts';
import type { Diagnostic } from '#engine/contract/problem.ts';
import { namedListsOf } from '#engine/translate/form-fields.ts';
import { timeZone } from '#engine/validation/rules/time-zone.ts';
import { findUnstorable } from '#server/http/storable-text.ts';
import type { ConfigurationStore } from './configuration-store.ts';

type Served = Pick<ConfigurationStore, 'current' | 'list' | 'eventCodes'>;

const error = (pointer: string, code: string, problem: string, expected?: string): Diagnostic => ({
  pointer,
  severity: 'error',
  code,
  problem,
  ...(expected !== undefined && { expected }),
});

/** What is wrong with a document for an event: in itself, and beside what that event has published. */
export function diagnoseInEvent(event: string, document: unknown, served: Served): Diagnostic[] {
  const current = served.current(event, 'event', event)?.document;
  const lists = Object.keys(current?.lists ?? {});
  const forms = codesOf(event, 'form', served);
  const found = diagnose(document, { lists, forms });
  if (found.some(({ severity }) => severity === 'error')) return found;
  const unstorable = findUnstorable(document);
  if (unstorable !== undefined) {
    const pointer = unstorable === '' ? '' : `/${unstorable.replaceAll('.', '/')}`;
    return [error(pointer, 'characters', 'This has characters that cannot be stored.')];
  }
  // Diagnosed without an error, so it is of a kind that we know.
  const known = document as ConfigurationDocument;
  if (known.kind === 'event') return [...found, ...diagnoseEvent(event, known, served)];
  return current
    ? found
    : [...found, error('', 'unknown_event', `There is no event "${event}".`, served.eventCodes().join(', '))];
}

function diagnoseEvent(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (document.code !== event) {
    found.push(error('/code', 'not_allowed', `This document is of the event "${document.code}".`, event));
  }
  const zones = [
    ['/timezone', document.timezone],
    ...document.tracks.map((track, index) => [`/tracks/${index}/timezone`, track.timezone]),
  ] as const;
  for (const [pointer, zone] of zones) {
    if (zone === undefined || timeZone.validate(zone)) continue;
    found.push(error(String(pointer), 'time_zone', `"${zone}" is not a time zone.`, 'America/Vancouver'));
  }
  return [...found, ...takenHosts(event, document, served), ...lostLists(event, document, served)];
}

/** A host can serve one event only. */
function takenHosts(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const others = served.eventCodes().filter((code) => code !== event);
  return document.hosts.flatMap((host, index) => {
    const owner = others.find((code) => served.current(code, 'event', code)?.document.hosts.includes(host));
    return owner ? [error(`/hosts/${index}`, 'taken', `"${host}" serves the event "${owner}".`)] : [];
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
        error('/lists', 'dangling', `The form "${code}" takes its options from "${name}".`, `"${name}": […]`),
      );
  });
}

function codesOf(event: string, kind: DocumentKind, served: Served): string[] {
  return served.list(event).flatMap(({ document }) => (document.kind === kind ? [document.code] : []));
}
