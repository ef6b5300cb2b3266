import type { DocumentWords } from '../words.ts';

/** English words of a document of kind `floor_plan`. */
export const floorPlanWords = {
  floor_plan: ['Floor plan', 'The rooms of a building by floor, drawn on a sheet.'],
  'floor_plan.width': ['Width', 'Width of the sheet, in units of one’s own.'],
  'floor_plan.height': ['Height', 'Height of the sheet, in the same units.'],
  'floor_plan.floors': ['Floors', 'The floors, in this order.'],
  'floor_plan.floors.code': ['Floor code', 'By which rooms name their floor.'],
  'floor_plan.floors.label': ['Name', 'What the floor is called.'],
  'floor_plan.rooms': ['Rooms', 'What is on the plan.'],
  'floor_plan.rooms.code': ['Room code', 'By which addresses lead to the room, as #room-great-hall.'],
  'floor_plan.rooms.name': ['Name', 'What the room is called.'],
  'floor_plan.rooms.text': ['Words', 'What the room is for.'],
  'floor_plan.rooms.floor': ['Floor', 'Code of the floor that it is on.'],
  'floor_plan.rooms.kind': ['Kind', 'What the room is for, by which it is coloured.'],
  'floor_plan.rooms.rectangle': ['Rectangle', 'Across from the left, down from the top, width and height.'],
  'floor_plan.rooms.shape': ['Corners', 'Its corners, where it is no rectangle.'],
  'floor_plan.rooms.step_free': ['Step-free', 'Y says that one comes in without a step.'],
  'floor_plan.rooms.also': ['Also called', 'Other names by which the schedule calls the room.'],
} as const satisfies DocumentWords;
