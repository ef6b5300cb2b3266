import { describe, expect, it } from 'vitest';
import { roomNamed } from '../../plan/room-name.ts';
import { diagnose } from '../diagnose.ts';

const room = {
  code: 'hall',
  name: { en: 'Great Hall', fr: 'Grande Salle' },
  floor: 'ground',
  kind: 'hall',
  rectangle: [0, 0, 100, 80],
  step_free: 'Y',
};
const plan = (rooms: readonly object[] = [room]) => ({
  kind: 'floor_plan',
  code: 'rooms',
  width: 400,
  height: 300,
  floors: [{ code: 'ground', label: { en: 'Ground floor', fr: 'Rez-de-chaussée' } }],
  rooms,
});
const found = (document: object, context = {}) =>
  diagnose(document, context).map(({ pointer, severity, code }) => [pointer, severity, code]);

describe('a plan of rooms', () => {
  it('is good with rooms as rectangles and as shapes', () => {
    const { rectangle: _, ...shapeless } = room;
    const shape = {
      ...shapeless,
      code: 'tent',
      shape: [
        [0, 0],
        [400, 0],
        [200, 300],
      ],
    };
    expect(found(plan([room, shape]))).toEqual([]);
  });

  it.each([
    ['codes that overlap', [room, room], '/rooms/1/code', 'duplicate_code'],
    ['a floor that is not there', [{ ...room, floor: 'attic' }], '/rooms/0/floor', 'dangling'],
    [
      'a rectangle beyond it',
      [{ ...room, rectangle: [350, 0, 60, 40] }],
      '/rooms/0/rectangle',
      'outside_plan',
    ],
    [
      'two shapes for one room',
      [
        {
          ...room,
          shape: [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        },
      ],
      '/rooms/0',
      'missing',
    ],
    ['a kind that it cannot colour', [{ ...room, kind: 'cave' }], '/rooms/0/kind', 'not_allowed'],
  ])('refuses %s', (_, rooms, pointer, code) => {
    expect(found(plan(rooms))).toEqual([[pointer, 'error', code]]);
  });

  it('is warned of rooms of the schedule that it lacks, but not of those online or off site', () => {
    const session = { code: 's', workshop: 'w', schedule: 'a', type: 'I' as const };
    const sessions = [
      { ...session, room: { en: 'Great Hall', fr: 'Grande Salle' } },
      { ...session, room: 'Lab 9' },
      { ...session, room: 'Lab 9' },
      { ...session, room: 'Online room 1', type: 'O' as const },
      { ...session, room: 'Beach', offsite: 'Y' as const },
    ];
    expect(found(plan(), { schedule: { sessions } })).toEqual([['/rooms', 'warning', 'lacking_room']]);
  });
});

describe('the room that the schedule means', () => {
  const rooms = [{ name: room.name, also: [{ en: 'Great Hall stage', fr: 'Scène' }] }];

  it.each([
    [{ en: 'great hall', fr: 'Grande salle' }, true],
    [{ en: 'Great Hall stage', fr: 'Scène' }, true],
    ['Great Hall', false],
  ])('%j', (name, isThere) => {
    expect(roomNamed(rooms, name) !== undefined).toBe(isThere);
  });
});
