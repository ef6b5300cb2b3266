import { resolveText, type Text } from '../../../form/languages/text.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateCodes,
} from '../../diagnosis/document-fault.ts';
import { withinPlan } from '../../diagnosis/shared-sentences.ts';
import { roomNamed } from '../../plan/room-name.ts';
import { says } from './problems.ts';
import { cornersOf, type FloorPlanDocument, type PlanRoom } from './schema.ts';

type Sessions = NonNullable<DiagnoseContext['schedule']>;

/**
 * Diagnostics of a plan with a valid shape: codes, floors, rooms without a shape or outside of the plan, rooms of the
 * schedule that are missing.
 */
export function diagnoseFloorPlan(plan: FloorPlanDocument, schedule: Sessions | undefined): Diagnostic[] {
  const floors = plan.floors.map(({ code }) => code);
  return [
    ...duplicateCodes(plan.floors, '/floors'),
    ...duplicateCodes(plan.rooms, '/rooms'),
    ...plan.rooms.flatMap((room, index) => [
      ...danglingFault(`/rooms/${index}/floor`, 'floor', room.floor, floors),
      ...shapeFaults(room, `/rooms/${index}`, plan),
    ]),
    ...(schedule ? lackingRooms(plan, schedule) : []),
  ];
}

function shapeFaults(
  room: PlanRoom,
  pointer: string,
  { width, height }: Pick<FloorPlanDocument, 'width' | 'height'>,
): Diagnostic[] {
  if ((room.rectangle === undefined) === (room.shape === undefined))
    return [documentFault(pointer, 'missing', says('oneShape'))];
  const isInside = cornersOf(room).every(([x = 0, y = 0]) => x <= width && y <= height);
  if (isInside) return [];
  const part = room.shape ? 'shape' : 'rectangle';
  return [
    documentFault(
      `${pointer}/${part}`,
      'outside_plan',
      says('outsidePlan', { code: room.code }),
      withinPlan({ width, height }),
    ),
  ];
}

/** A warning for each room in the schedule that the plan lacks, except online and off-site ones. */
function lackingRooms({ rooms }: FloorPlanDocument, { sessions }: Sessions): Diagnostic[] {
  const lacking = new Map<string, Text>();
  for (const { room, type, offsite } of sessions) {
    if (!room || type === 'O' || offsite === 'Y' || roomNamed(rooms, room)) continue;
    lacking.set(resolveText(room, 'en'), room);
  }
  return [...lacking.values()].map((name) =>
    documentWarning('/rooms', 'lacking_room', says('lackingRoom', { name })),
  );
}
