import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { didYouMean, nearestName } from '../../diagnosis/did-you-mean.ts';
import { documentWarning } from '../../diagnosis/document-fault.ts';
import { roomNamed } from '../../plan/room-name.ts';
import { says } from './problems.ts';
import type { ScheduleDocument, ScheduleSlot, WorkshopSession } from './schema.ts';

/** Warnings about a schedule's contents: workshops without a session, presenters, rooms, modes of tracks. */
export function diagnoseProgramme(schedule: ScheduleDocument, context: DiagnoseContext): Diagnostic[] {
  const { workshops, sessions, slots } = schedule;
  const offered = new Set(sessions.map(({ workshop }) => workshop));
  // A session with an unknown workshop probably belongs to one of these.
  const isMisnamed = sessions.some(({ workshop }) => !workshops.some(({ code }) => code === workshop));
  const slotOf = new Map(slots.map((slot) => [slot.code, slot]));
  return [
    ...workshops.flatMap(({ code }, index) =>
      offered.has(code) || isMisnamed
        ? []
        : [documentWarning(`/workshops/${index}`, 'never_offered', says('neverOffered', { code }))],
    ),
    ...presenterNames(schedule, context),
    ...sessions.flatMap((session, index) =>
      sessionWarnings(session, `/sessions/${index}`, slotOf.get(session.schedule), context),
    ),
  ];
}

/** Presenters without a name, and names that differ little from that of one of the event's people. */
function presenterNames({ workshops }: ScheduleDocument, { people = [] }: DiagnoseContext): Diagnostic[] {
  const known: ReadonlySet<string> = new Set(people);
  return workshops.flatMap(({ presenters }, index) =>
    presenters.flatMap(({ name }, at) => {
      const pointer = `/workshops/${index}/presenters/${at}/name`;
      if (name.trim() === '') {
        return [documentWarning(pointer, 'empty_text', says('presenterWithoutName'))];
      }
      const near = known.has(name) ? undefined : people.find((person) => isMisspelled(name, person));
      if (near === undefined) return [];
      const problem = [says('noPerson', { name }), ...didYouMean(name, [near])];
      return [documentWarning(pointer, 'unknown_person', problem)];
    }),
  );
}

/** Whether a name is another one but for a few letters of one word. */
function isMisspelled(name: string, person: string): boolean {
  const [words, known] = [name.split(' '), person.split(' ')];
  const other = words.flatMap((word, index) => (word === known[index] ? [] : [[word, known[index] ?? '']]));
  const [[word = '', meant = ''] = []] = other;
  return words.length === known.length && other.length === 1 && nearestName(word, [meant]) !== undefined;
}

function sessionWarnings(
  { type, offsite, room }: WorkshopSession,
  pointer: string,
  slot: ScheduleSlot | undefined,
  { event, planRooms = [] }: DiagnoseContext,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const track = event?.tracks.find((each) => each.code === slot?.track);
  if (type === 'I' && track && track.modes.every((mode) => mode === 'Online')) {
    const problem = says('inPersonOnline', { track: track.code });
    found.push(documentWarning(`${pointer}/type`, 'contradiction', problem, '"O"'));
  }
  const isInBuilding = type === 'I' && offsite !== 'Y';
  if (room && isInBuilding && planRooms.length > 0 && !roomNamed(planRooms, room)) {
    const problem = says('unknownRoom', { room });
    found.push(documentWarning(`${pointer}/room`, 'unknown_room', problem));
  }
  return found;
}
