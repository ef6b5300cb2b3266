import { isYes } from '../../../form/field/flag.ts';
import { email } from '../../../form/keywords/email.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  documentFault,
  documentWarning,
  duplicateCodes,
  duplicateFaults,
} from '../../diagnosis/document-fault.ts';
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
      const problem = `An earlier day already has the date ${date}. Correct one of them.`;
      return isNew ? [] : [documentWarning(`/days/${index}/date`, 'duplicate_day', problem)];
    }),
  ];
}

const NOBODY = 'With a capacity of 0, no one can register. Enter the number of places, or leave it out.';

function capacities({ tracks, options }: EventDocument): Diagnostic[] {
  const whole = options.capacity;
  const ofEvent =
    whole === 0 && isYes(options.registration_open, true)
      ? [documentWarning('/options/capacity', 'range', NOBODY)]
      : [];
  const ofTracks = tracks.flatMap(({ capacity, kept = 0 }, index) => {
    const at = `/tracks/${index}`;
    if (capacity === undefined) {
      const problem = '"kept" requires "capacity". Add "capacity", or remove "kept".';
      return kept > 0 ? [documentFault(`${at}/kept`, 'range', problem, '"capacity"')] : [];
    }
    if (kept > capacity) {
      const problem = '"kept" is greater than the capacity of the track. Lower "kept" or raise "capacity".';
      return [documentFault(`${at}/kept`, 'range', problem, `${capacity} or fewer`)];
    }
    if (capacity === 0) return [documentWarning(`${at}/capacity`, 'range', NOBODY)];
    if (whole === undefined || capacity <= whole) return [];
    const problem = `The track has more places than the event, ${whole}. Lower it, or raise the event's capacity.`;
    return [documentWarning(`${at}/capacity`, 'range', problem, `${whole} or fewer`)];
  });
  return [...ofEvent, ...ofTracks];
}

/** Times that are held, and how long before data is erased. */
function durations({ options, retention }: EventDocument): Diagnostic[] {
  const { hold_minutes = 15, hold_cap_minutes = 60 } = options;
  const found: Diagnostic[] = [];
  if (hold_minutes > hold_cap_minutes) {
    const problem = `A hold cannot last longer than "hold_cap_minutes", ${hold_cap_minutes} minutes. Lower it, or raise "hold_cap_minutes".`;
    found.push(documentWarning('/options/hold_minutes', 'range', problem, `${hold_cap_minutes} or fewer`));
  }
  if (retention?.notice_days !== undefined && retention.notice_days > retention.days) {
    const problem = `The notice would be sent before the event ends, because data is erased after ${retention.days} days. Lower it.`;
    found.push(documentWarning('/retention/notice_days', 'range', problem, `${retention.days} or fewer`));
  }
  return found;
}

/** The contact address, the site's address, and the first language. */
function addresses({ contact_email, live_domain, language, languages }: EventDocument): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (contact_email !== undefined && contact_email !== '' && !email.validate(contact_email)) {
    const problem = `"${contact_email}" is not a valid email address. Correct it.`;
    found.push(documentFault('/contact_email', 'email', problem, 'hello@example.org'));
  }
  if (live_domain !== undefined && !/^[a-z0-9.-]*(:\d+)?$/i.test(live_domain)) {
    const problem = `"${live_domain}" is not a host name. Leave out "https://" and everything after the name.`;
    found.push(documentFault('/live_domain', 'pattern', problem, 'fair.example.org'));
  }
  if (language !== undefined && !languages.includes(language)) {
    const problem = `The event is not in "${language}". Add it to "languages", or choose one of them.`;
    found.push(documentFault('/language', 'not_allowed', problem, languages.join(', ')));
  }
  return found;
}

/** Named lists of options. */
function listFaults({ lists = {} }: EventDocument): Diagnostic[] {
  return Object.entries(lists).flatMap(([name, options]) => {
    const at = `/lists/${name}`;
    const problem = options.length === 0 ? 'This list is empty' : 'None of these options can be chosen';
    const isOpen = options.some(({ enabled }) => isYes(enabled, true));
    return [
      ...duplicateFaults(
        options.map(({ id }) => id),
        (index) => `${at}/${index}/id`,
      ),
      ...(isOpen
        ? []
        : [
            documentFault(
              at,
              'closed',
              `${problem}, so a field that uses it cannot be answered. Add an option that can be chosen.`,
            ),
          ]),
    ];
  });
}

/** A kind of event that its tracks contradict. */
function typeFaults({ type, tracks }: EventDocument): Diagnostic[] {
  const against = { I: 'Online', O: 'In-Person', H: undefined }[type];
  const isContradicted = tracks.some(({ modes }) => modes.some((mode) => mode === against));
  if (!isContradicted) return [];
  const problem = `Type "${type}" contradicts a track with the mode "${against}". Choose "H", or correct the modes.`;
  return [documentWarning('/type', 'contradiction', problem, '"H"')];
}
