import type { DocumentReference } from '../../document-kind/reference-texts.ts';

/** English words of a document of kind `floor_plan`. */
export const floorPlanWords = {
  floor_plan: ['Floor plan', 'The rooms of a building, by floor.'],
  'floor_plan.width': ['Width', 'Width of the drawing, in any unit.'],
  'floor_plan.height': ['Height', 'Height of the drawing, in the same unit.'],
  'floor_plan.floors': ['Floors', 'The floors, in this order.'],
  'floor_plan.floors.code': ['Floor code', 'Used by rooms to refer to the floor.'],
  'floor_plan.floors.label': ['Name', 'Name of the floor.'],
  'floor_plan.rooms': ['Rooms', 'The rooms on the plan.'],
  'floor_plan.rooms.code': [
    'Room code',
    'Used in web addresses to link to the room, as in #room-great-hall.',
  ],
  'floor_plan.rooms.name': ['Name', 'Name of the room.'],
  'floor_plan.rooms.text': ['Text', 'Purpose of the room.'],
  'floor_plan.rooms.floor': ['Floor', 'Code of its floor.'],
  'floor_plan.rooms.kind': ['Kind', 'Type of room. It determines the colour.'],
  'floor_plan.rooms.rectangle': ['Rectangle', 'Left, top, width and height.'],
  'floor_plan.rooms.shape': ['Corners', 'Corner points, if the room is not a rectangle.'],
  'floor_plan.rooms.step_free': ['Step-free', 'Y: the room can be reached without steps.'],
  'floor_plan.rooms.also': ['Also called', 'Other names used for the room in the schedule.'],
} as const satisfies DocumentReference;
