import type { DiagnoseContext } from '#engine/event/diagnosis/context.ts';
import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import { diagnose, diagnoseMeaning } from '#engine/event/documents/diagnose.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { faintTides } from '#engine/event/documents/page/diagnose-tide.ts';
import { type ConfigurationDocument, kindOf } from '#engine/event/documents/registry.ts';
import { NAMED_LISTS } from '#engine/form/field/option.ts';
import { timeZone } from '#engine/form/keywords/time-zone.ts';
import { namedListsOf } from '#engine/form/translate/form-fields.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { findUnstorable } from '#server/refusals/find-unstorable-text.ts';
import { brokenLinks } from './broken-links.ts';
import { codesOf, contextOf, fieldCodes, type Served } from './diagnose-context.ts';
import { leaningOn } from './leaning-on.ts';
import { pagePath, publicPaths } from './page-paths.ts';

/** The diagnostics of a document for an event: its own, and those next to what is published. */
export function diagnoseInEvent(event: string, document: unknown, served: Served): Diagnostic[] {
  const { diagnostics, known } = diagnoseItself(event, document, served);
  if (known?.kind !== 'form' && known?.kind !== 'event') return diagnostics;
  // In a time zone that does not exist nothing opens: what follows from a fault is not reported beside it.
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
  return [...diagnostics, ...faultsElsewhere(event, known, served).map(({ diagnostic }) => diagnostic)];
}

/** What is wrong with a document itself; `known` is the document if others can be diagnosed beside it. */
export function diagnoseItself(
  event: string,
  document: unknown,
  served: Served,
): { readonly diagnostics: Diagnostic[]; readonly known?: ConfigurationDocument } {
  const current = served.current(event, 'event', event)?.document;
  const context = contextOf(event, current, served);
  const found = diagnose(document, context);
  if (found.some(({ severity }) => severity === 'error')) return { diagnostics: found };
  const unstorable = findUnstorable(document);
  if (unstorable !== undefined) {
    const pointer = unstorable.path === '' ? '' : `/${unstorable.path.replaceAll('.', '/')}`;
    const problem = says(unstorable.why === 'depth' ? 'tooDeep' : 'unstorable');
    return { diagnostics: [documentFault(pointer, unstorable.why, problem)] };
  }
  // Diagnosed without an error, so it is of a kind that we know.
  const known = document as ConfigurationDocument;
  if (known.kind === 'event') {
    return { diagnostics: [...found, ...diagnoseEvent(event, known, served)], known };
  }
  if (!current) {
    const events = served.eventCodes().join(', ');
    const unknown = documentFault('', 'unknown_event', says('noEvent', { event }), events);
    return { diagnostics: [...found, unknown] };
  }
  if (known.kind === 'menu' || known.kind === 'page') {
    const self = known.kind === 'page' ? (pagePath(known) ?? []) : [];
    const faint = known.kind === 'page' ? faintTides(known, current.theme) : [];
    const broken = brokenLinks(known, publicPaths(served, event).concat(self));
    return { diagnostics: [...found, ...faint, ...broken], known };
  }
  return { diagnostics: found, known };
}

function diagnoseEvent(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (document.code !== event) {
    found.push(documentFault('/code', 'not_allowed', says('otherEvent', { event: document.code }), event));
  }
  const zones = [
    ['/timezone', document.timezone],
    ...document.tracks.map((track, index) => [`/tracks/${index}/timezone`, track.timezone]),
  ] as const;
  for (const [pointer, zone] of zones) {
    if (zone === undefined || timeZone.validate(zone)) continue;
    found.push(
      documentFault(String(pointer), 'time_zone', says('notTimeZone', { zone }), 'America/Vancouver'),
    );
  }
  return [...found, ...takenHosts(event, document, served), ...lostLists(event, document, served)];
}

/** Faults that a change causes in a published document: conditions that no longer fit the answers, skipped times. */
const NO_LONGER_FITTING: ReadonlySet<string> = new Set([
  'impossible_value',
  'never_met',
  'uncovered',
  'unreachable',
  'dead_end',
  'skipped_hour',
]);

/** A fault of another published document; grave if this version causes it, and it would be an error there. */
type FaultElsewhere = { diagnostic: Diagnostic; isGrave: boolean };

/**
 * References of published documents that must remain: a track, a day, a deciding field. Others are warnings, because
 * one of two documents has to be published first.
 */
function faultsElsewhere(event: string, document: ConfigurationDocument, served: Served): FaultElsewhere[] {
  const current = served.current(event, 'event', event)?.document;
  const before = contextOf(event, current, served);
  const after = contextAfter(event, document, before, served);
  const pointer = document.kind === 'form' ? '/sections' : '';
  const published = served.list(event).map((each) => each.document);
  const leans = document.kind === 'form' ? leaningOn(document, published) : () => true;
  return published
    .filter((other) => kindOf(other.kind).namesOthers && leans(other))
    .flatMap((other) => {
      const faults = diagnoseMeaning(other, after).filter(
        ({ code }) => code === 'dangling' || NO_LONGER_FITTING.has(code),
      );
      if (faults.length === 0) return [];
      const placeOf = (fault: Diagnostic) => `${fault.pointer} ${fault.code}`;
      const known = new Set(diagnoseMeaning(other, before).map(placeOf));
      return faults.map((fault) => {
        const tell = fault.code === 'dangling' ? documentFault : documentWarning;
        const leaning = says('leansOn', { document: `${other.kind}/${other.code}`, pointer: fault.pointer });
        const isGrave = fault.code !== 'dangling' && fault.severity === 'error' && !known.has(placeOf(fault));
        return { diagnostic: tell(pointer, fault.code, [leaning, ...fault.problem]), isGrave };
      });
    });
}

/** The context of other documents after a form or an event is published. */
function contextAfter(
  event: string,
  document: ConfigurationDocument,
  before: ReturnType<typeof contextOf>,
  served: Served,
): DiagnoseContext {
  if (document.kind === 'event') return contextOf(event, document, served);
  if (document.kind !== 'form') return before;
  return {
    ...before,
    forms: [...new Set([...(before.forms ?? []), document.code])],
    fieldsOf: (form) => (form === document.code ? fieldCodes(document) : before.fieldsOf(form)),
    formOf: (form) => (form === document.code ? document : before.formOf(form)),
  };
}

/** The faults of money and submitting that a version causes in other documents: an organizer has to confirm them. */
export function graveFaultsElsewhere(
  event: string,
  document: ConfigurationDocument,
  served: Served,
): Diagnostic[] {
  if (document.kind !== 'form' && document.kind !== 'event') return [];
  return faultsElsewhere(event, document, served).flatMap(({ diagnostic, isGrave }) =>
    isGrave ? [diagnostic] : [],
  );
}

/** A host can serve one event only. */
function takenHosts(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const others = served.eventCodes().filter((code) => code !== event);
  return document.hosts.flatMap((host, index) => {
    const owner = others.find((code) => served.current(code, 'event', code)?.document.hosts.includes(host));
    return owner
      ? [documentFault(`/hosts/${index}`, 'taken', says('hostTaken', { host, event: owner }))]
      : [];
  });
}

/** A named list used by a published form must remain. */
function lostLists(event: string, document: EventDocument, served: Served): Diagnostic[] {
  const lists: readonly string[] = [...Object.keys(document.lists ?? {}), ...NAMED_LISTS];
  return codesOf(event, 'form', served).flatMap((code) => {
    const form = served.current(event, 'form', code)?.document;
    return (form ? namedListsOf(form) : [])
      .filter((name) => !lists.includes(name))
      .map((name) =>
        documentFault('/lists', 'dangling', says('listUsed', { form: code, list: name }), `"${name}": […]`),
      );
  });
}
