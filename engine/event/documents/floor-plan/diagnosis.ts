import { resolveText } from '../../../form/languages/text.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import {
  danglingFault,
  documentFault,
  documentWarning,
  duplicateCodes,
} from '../../diagnosis/document-fault.ts';
import { roomNamed } from '../../plan/room-name.ts';
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
    return [documentFault(pointer, 'missing', 'A room needs either "rectangle" or "shape", not both.')];
  const isInside = cornersOf(room).every(([x = 0, y = 0]) => x <= width && y <= height);
  if (isInside) return [];
  const part = room.shape ? 'shape' : 'rectangle';
  return [
    documentFault(
      `${pointer}/${part}`,
      'outside_plan',
      `"${room.code}" is partly outside the plan. Correct its position.`,
      `0 to ${width} across, 0 to ${height} down`,
    ),
  ];
}

/** A warning for each room in the schedule that the plan lacks, except online and off-site ones. */
function lackingRooms({ rooms }: FloorPlanDocument, { sessions }: Sessions): Diagnostic[] {
  const lacking = new Set<string>();
  for (const { room, type, offsite } of sessions) {
    if (!room || type === 'O' || offsite === 'Y' || roomNamed(rooms, room)) continue;
    lacking.add(resolveText(room, 'en'));
  }
  return [...lacking].map((name) =>
    documentWarning(
      '/rooms',
      'lacking_room',
      `The schedule uses the room "${name}", which is not on the plan.`,
    ),
  );
}
