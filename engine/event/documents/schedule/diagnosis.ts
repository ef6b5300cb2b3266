import type { DiagnoseContext } from '../../diagnosis/context.ts';
import { diagnoseTime } from '../../diagnosis/diagnose-times.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  duplicateCodes,
  duplicateFaults,
  thereIsNo,
} from '../../diagnosis/document-fault.ts';
import { diagnoseAttendance } from './diagnose-attendance.ts';
import { diagnoseProgramme } from './diagnose-programme.ts';
import { diagnoseRooms } from './diagnose-rooms.ts';
import { says } from './problems.ts';
import type { ScheduleDocument, ScheduleSlot, Workshop, WorkshopSession } from './schema.ts';

/** A session that carts never show (spec §4 "Workshop cart"). */
const HIDDEN_SESSION = 'session-999999';

/** Diagnostics of a schedule with a valid shape: codes, times, days and tracks, seats, filter values. */
export function diagnoseSchedule(document: ScheduleDocument, context: DiagnoseContext): Diagnostic[] {
  const { slots, workshops, sessions, filters = [], bands = [] } = document;
  const slotCodes = new Set(slots.map(({ code }) => code));
  const workshopCodes = new Set(workshops.map(({ code }) => code));
  const found = [
    ...duplicateCodes(slots, '/slots'),
    ...duplicateCodes(workshops, '/workshops'),
    ...duplicateCodes(sessions, '/sessions'),
    ...duplicateCodes(filters, '/filters'),
    ...filters.flatMap(({ options }, at) =>
      duplicateFaults(
        options.map(({ id }) => id),
        (index) => `/filters/${at}/options/${index}/id`,
      ),
    ),
    ...duplicateCodes(bands, '/bands'),
    ...slots.flatMap((slot, index) => timeFaults(slot, `/slots/${index}`, context)),
    ...bands.flatMap((band, index) => timeFaults(band, `/bands/${index}`, context)),
    ...workshops.flatMap((workshop, index) => filterFaults(workshop, `/workshops/${index}`, document)),
    ...sessions.flatMap((session, index) => [
      ...unknownCode(`/sessions/${index}/workshop`, 'workshop', session.workshop, workshopCodes),
      ...unknownCode(`/sessions/${index}/schedule`, 'slot', session.schedule, slotCodes),
      ...sessionFaults(session, `/sessions/${index}`),
    ]),
    ...diagnoseRooms(document, context),
    ...diagnoseProgramme(document, context),
  ];
  if (found.some(({ severity }) => severity === 'error')) return found;
  return [...found, ...diagnoseAttendance(document, context)];
}

function timeFaults(
  time: Pick<ScheduleSlot, 'day' | 'start' | 'end'> & { track?: string | undefined },
  pointer: string,
  context: DiagnoseContext,
): Diagnostic[] {
  const { day, track } = time;
  const { days, tracks } = context;
  return [
    ...danglingFault(`${pointer}/day`, 'day', day, days),
    ...(track === undefined ? [] : danglingFault(`${pointer}/track`, 'track', track, tracks)),
    ...diagnoseTime(time, pointer, context),
  ];
}

/** An unknown code among too many to list. */
function unknownCode(
  pointer: string,
  what: 'slot' | 'workshop',
  code: string,
  known: ReadonlySet<string>,
): Diagnostic[] {
  return known.has(code) ? [] : [documentFault(pointer, 'dangling', thereIsNo(what, code))];
}

function filterFaults(
  { filters: values = {} }: Workshop,
  pointer: string,
  { filters = [] }: ScheduleDocument,
): Diagnostic[] {
  return Object.entries(values).flatMap(([code, ids]) => {
    const at = `${pointer}/filters/${code}`;
    const filter = filters.find((candidate) => candidate.code === code);
    if (!filter)
      return danglingFault(
        at,
        'filter',
        code,
        filters.map((candidate) => candidate.code),
      );
    const known = filter.options.map(({ id }) => id);
    return ids.flatMap((id, index) => danglingFault(`${at}/${index}`, 'option', id, known));
  });
}

function sessionFaults(session: WorkshopSession, pointer: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const { capacity, kept = 0 } = session;
  if (session.code === HIDDEN_SESSION) {
    found.push(
      documentFault(`${pointer}/code`, 'reserved_code', says('reservedSession', { code: HIDDEN_SESSION })),
    );
  }
  if (capacity === undefined ? kept > 0 : kept > capacity) {
    found.push(documentFault(`${pointer}/kept`, 'range', says('keptOverCapacity')));
  }
  if (session.fee && session.free_included === 'Y') {
    found.push(documentFault(`${pointer}/free_included`, 'not_allowed', says('feeAndFree'), '"N"'));
  }
  return found;
}
