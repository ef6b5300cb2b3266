// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentRegistration,
  isUnderWay,
  NO_REGISTRATION,
  updateCurrentRegistration,
} from './current-registration.ts';
import { persistedValue } from './persisted-value.ts';
import { chosenTimezone, keepTimezoneOf } from './timezone.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** One day (spec §9), in milliseconds: written out, so that the constant is held to it. */
const ONE_DAY = 86_400_000;

test('a value lives for one day', () => {
  const value = persistedValue('a', text);
  value.write('kept');
  vi.advanceTimersByTime(ONE_DAY - 1);
  expect(value.read()).toBe('kept');
  vi.advanceTimersByTime(1);
  expect(value.read()).toBeUndefined();
});

test.each(['{', '1', 'null', '{"value":"x"}', '{"value":3,"until":9e15}', '{"value":"x","until":"y"}'])(
  'what is not a value of ours is none: %s',
  (stored) => {
    localStorage.setItem('a', stored);
    expect(persistedValue('a', text).read()).toBeUndefined();
  },
);

test('listeners hear of writes, clears and other tabs', () => {
  const value = persistedValue('a', text);
  const heard = vi.fn();
  const stop = value.subscribe(heard);
  value.write('x');
  value.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  value.write('y');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('where storage is closed a value lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed');
  });
  const value = persistedValue('a', text);
  value.write('x');
  expect(value.read()).toBe('x');
  value.clear();
  expect(value.read()).toBeUndefined();
});

const underWay = { ...NO_REGISTRATION, code: 'RTG-1', email: 'a@b.ca', started: 'Y' } as const;
test.each([
  [underWay, true],
  [{ ...underWay, code: '' }, false],
  [{ ...underWay, email: '' }, false],
  [{ ...underWay, started: 'N' as const }, false],
  [undefined, false],
])('whether a registration is under way (%#)', (registration, expected) => {
  expect(isUnderWay(registration)).toBe(expected);
});

test('a change of the current registration keeps the rest', () => {
  updateCurrentRegistration({ track: 'online' });
  updateCurrentRegistration({ code: 'RTG-1' });
  expect(currentRegistration.read()).toEqual({ ...NO_REGISTRATION, track: 'online', code: 'RTG-1' });
});

test('another event’s time zone is cleared, this one’s stays', () => {
  chosenTimezone.write({ localtimezone: 'America/Toronto', event: 'A' });
  keepTimezoneOf('A');
  expect(chosenTimezone.read()?.localtimezone).toBe('America/Toronto');
  keepTimezoneOf('B');
  expect(chosenTimezone.read()).toEqual({ localtimezone: '', event: 'B' });
});
