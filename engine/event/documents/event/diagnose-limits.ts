import { isYes } from '../../../form/field/flag.ts';
import { email } from '../../../form/keywords/email.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  documentFault,
  documentWarning,
  duplicateCodes,
  duplicateFaults,
} from '../../diagnosis/document-fault.ts';
import { orFewer } from '../../diagnosis/shared-sentences.ts';
import { says } from './problems.ts';
import type { EventDocument } from './schema.ts';

/** Duplicates and contradictions in an event: codes, capacities, times, addresses, lists. */
export function diagnoseEventLimits(event: EventDocument): Diagnostic[] {
  return [
    ...duplicates(event),
    ...capacities(event),
    ...durations(event),
    ...addresses(event),
    ...listFaults(event),
    ...typeFaults(event),
  ];
}

function duplicates({ tracks, days }: EventDocument): Diagnostic[] {
  const dates = new Set<string>();
  return [
    ...duplicateCodes(tracks, '/tracks'),
    ...duplicateFaults(
      tracks.map(({ ID }) => ID),
      (index) => `/tracks/${index}/ID`,
    ),
    ...duplicateFaults(
      tracks.map(({ seo }) => seo),
      (index) => `/tracks/${index}/seo`,
    ),
    ...duplicateCodes(days, '/days'),
    ...days.flatMap(({ date }, index) => {
      const isNew = !dates.has(date);
      dates.add(date);
      const problem = says('sameDate', { date });
      return isNew ? [] : [documentWarning(`/days/${index}/date`, 'duplicate_day', problem)];
    }),
  ];
}

const NOBODY = says('noPlaces');

function capacities({ tracks, days, options }: EventDocument): Diagnostic[] {
  const whole = options.capacity;
  const ofEvent =
    whole === 0 && isYes(options.registration_open, true)
      ? [documentWarning('/options/capacity', 'range', NOBODY)]
      : [];
  const ofTracks = tracks.flatMap(({ capacity, kept = 0 }, index) => {
    const at = `/tracks/${index}`;
    if (capacity === undefined) {
      const problem = says('keptWithoutCapacity');
      return kept > 0 ? [documentFault(`${at}/kept`, 'range', problem, '"capacity"')] : [];
    }
    if (kept > capacity) {
      return [documentFault(`${at}/kept`, 'range', says('keptOverCapacity'), orFewer(capacity))];
    }
    if (capacity === 0) return [documentWarning(`${at}/capacity`, 'range', NOBODY)];
    if (whole === undefined || capacity <= whole) return [];
    const problem = says('trackOverEvent', { capacity: whole });
    return [documentWarning(`${at}/capacity`, 'range', problem, orFewer(whole))];
  });
  const ofDays = days.flatMap(({ capacity }, index) => {
    const at = `/days/${index}/capacity`;
    if (capacity === 0) return [documentWarning(at, 'range', NOBODY)];
    if (whole === undefined || capacity === undefined || capacity <= whole) return [];
    return [documentWarning(at, 'range', says('dayOverEvent', { capacity: whole }), orFewer(whole))];
  });
  return [...ofEvent, ...ofTracks, ...ofDays];
}

/** Times that are held, and how long before data is erased. */
function durations({ options, retention }: EventDocument): Diagnostic[] {
  const { hold_minutes = 15, hold_cap_minutes = 60 } = options;
  const found: Diagnostic[] = [];
  if (hold_minutes > hold_cap_minutes) {
    const problem = says('holdOverCap', { cap: hold_cap_minutes });
    found.push(documentWarning('/options/hold_minutes', 'range', problem, orFewer(hold_cap_minutes)));
  }
  if (retention?.notice_days !== undefined && retention.notice_days > retention.days) {
    const problem = says('noticeTooEarly', { days: retention.days });
    found.push(documentWarning('/retention/notice_days', 'range', problem, orFewer(retention.days)));
  }
  return found;
}

/** The contact address, the site's address, and the first language. */
function addresses({ contact_email, live_domain, language, languages }: EventDocument): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (contact_email !== undefined && contact_email !== '' && !email.validate(contact_email)) {
    const problem = says('notEmail', { email: contact_email });
    found.push(documentFault('/contact_email', 'email', problem, 'hello@example.org'));
  }
  if (live_domain !== undefined && !/^[a-z0-9.-]*(:\d+)?$/i.test(live_domain)) {
    const problem = says('notHost', { host: live_domain });
    found.push(documentFault('/live_domain', 'pattern', problem, 'fair.example.org'));
  }
  if (language !== undefined && !languages.includes(language)) {
    const problem = says('notInLanguage', { language });
    found.push(documentFault('/language', 'not_allowed', problem, languages.join(', ')));
  }
  return found;
}

/** Named lists of options. */
function listFaults({ lists = {} }: EventDocument): Diagnostic[] {
  return Object.entries(lists).flatMap(([name, options]) => {
    const at = `/lists/${name}`;
    const isOpen = options.some(({ enabled }) => isYes(enabled, true));
    return [
      ...duplicateFaults(
        options.map(({ id }) => id),
        (index) => `${at}/${index}/id`,
      ),
      ...(isOpen
        ? []
        : [documentFault(at, 'closed', says(options.length === 0 ? 'listEmpty' : 'listClosed'))]),
    ];
  });
}

/** A kind of event that its tracks contradict. */
function typeFaults({ type, tracks }: EventDocument): Diagnostic[] {
  const against = { I: 'Online', O: 'In-Person', H: undefined }[type];
  const isContradicted = tracks.some(({ modes }) => modes.some((mode) => mode === against));
  if (against === undefined || !isContradicted) return [];
  const problem = says('typeContradicts', { type, mode: against });
  return [documentWarning('/type', 'contradiction', problem, '"H"')];
}
