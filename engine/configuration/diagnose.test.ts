import { describe, expect, it } from 'vitest';
import { badDocuments, goodDocuments } from './diagnose.cases.ts';
import { type DiagnoseContext, diagnose } from './diagnose.ts';
import { hints } from './diagnose-hints.cases.ts';

const fields: Record<string, readonly string[]> = {
  personal: ['role', 'renew', 'teaches'],
  needs: [],
  group_start: ['organization', 'contact_name', 'contact_email', 'contact_phone', 'contact_address'].map(
    (name) => `group_${name}`,
  ),
};
const context: DiagnoseContext = {
  lists: ['roles'],
  forms: ['personal', 'needs', 'workshops', 'group_start'],
  tracks: ['vancouver', 'online'],
  days: ['friday', 'saturday'],
  fieldsOf: (form) => fields[form],
  isPickedIn: (form) => form === 'workshops',
  isForBeforePayment: (form) => form === 'workshops',
  isFixedIn: (form) => form === 'workshops',
};

describe('diagnose', () => {
  it.each(goodDocuments)('passes $name', ({ document }) => {
    expect(diagnose(document, context)).toEqual([]);
  });

  it.each(badDocuments)('refuses $name', ({ name, document, expected }) => {
    const found = diagnose(document, context);
    expect(found.map(({ pointer, code }) => [pointer, code])).toEqual(expected);
    for (const { severity, problem } of found) {
      expect(severity).toBe('error');
      expect(problem).toMatch(/[.?]$/);
    }
    expect(found.flatMap((each) => each.expected ?? [])).toEqual(hints[name] ?? []);
  });

  it('says in every circle which way it goes', () => {
    const circle = badDocuments.find(({ name }) => name === 'a circular show_if');
    expect(diagnose(circle?.document)[0]?.problem).toContain('a → b → a');
  });

  const slot = (code: string, start: string, end: string, track = 'vancouver') => ({
    code,
    label: code,
    day: 'friday',
    track,
    start,
    end,
  });
  const booked = (count: number, slots: readonly object[], room = 'Hall') => ({
    kind: 'schedule',
    code: 'schedule',
    slots,
    workshops: [{ code: 'w', title: 'W', description: 'W', presenters: [] }],
    sessions: Array.from({ length: count }, (_, index) => ({
      code: `w-${index}`,
      workshop: 'w',
      schedule: index % 2 === 0 ? 'A' : 'B',
      type: 'I',
      room,
    })),
  });

  it('warns of a room that is booked twice, and refuses nothing for it', () => {
    const found = diagnose(booked(2, [slot('A', '10:45', '15:00'), slot('B', '13:30', '15:00')]), context);
    expect(found).toMatchObject([{ pointer: '/sessions/1/room', severity: 'warning', code: 'booked_twice' }]);
    expect(found[0]?.problem).toBe(
      '"Hall" is booked twice at 13:30: it has "w-0" (/sessions/0), from 10:45 to 15:00.',
    );
  });

  it('knows that one may follow the other, and that other clocks tell other times', () => {
    const following = booked(2, [slot('A', '10:45', '12:15'), slot('B', '12:15', '15:00')]);
    expect(diagnose(following, context)).toEqual([]);
    const apart = booked(2, [slot('A', '10:45', '12:15'), slot('B', '10:45', '12:15', 'online')]);
    const zones = (zone: (track: string) => string) => diagnose(apart, { ...context, zoneOf: zone }).length;
    expect(zones((track) => track)).toBe(0);
    expect(zones(() => 'America/Vancouver')).toBe(1);
  });

  it('cuts a list of warnings without refusing for it', () => {
    const found = diagnose(booked(300, [slot('A', '10:45', '15:00'), slot('B', '13:30', '15:00')]), context);
    expect(found).toHaveLength(101);
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['warning']));
  });
});
