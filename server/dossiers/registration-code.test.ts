import { describe, expect, it } from 'vitest';
import { newRegistrationCode, readRegistrationCode } from './registration-code.ts';

describe('newRegistrationCode', () => {
  it('is two groups of four letters that cannot be mistaken, and never the same', () => {
    const codes = Array.from({ length: 500 }, newRegistrationCode);
    expect(codes.every((code) => /^[2-9BCDFGHJKMNP-TV-Z]{4}-[2-9BCDFGHJKMNP-TV-Z]{4}$/.test(code))).toBe(
      true,
    );
    expect(new Set(codes).size).toBe(500);
    expect(codes.every((code) => readRegistrationCode(code) === code)).toBe(true);
  });
});

describe('readRegistrationCode', () => {
  it.each([
    ['R7KM-42QD', 'R7KM-42QD'],
    ['  r7km 42qd ', 'R7KM-42QD'],
    ['r7km42qd', 'R7KM-42QD'],
    ['R7KM–42QD', 'R7KM-42QD'],
    ['R7KM-42QD.', 'R7KM-42QD'],
    ['« R7KM-42QD ».', 'R7KM-42QD'],
    ['\u202aR7KM\u200b-42QD\u202c', 'R7KM-42QD'],
    ['Ｒ７ＫＭ－４２ＱＤ', 'R7KM-42QD'],
    ['R7KM-42Q', undefined],
    ['R7KM-42QO', undefined],
    ["R7KM-42Q'", undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, meant) => {
    expect(readRegistrationCode(typed)).toBe(meant);
  });
});
