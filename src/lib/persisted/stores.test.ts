// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentRegistration, NO_REGISTRATION } from './current-registration.ts';
import { buyerInfo, exhibitorInfo, groupInfo, sponsorInfo, workshopProposalInfo } from './flow-stores.ts';
import { pageInfo, pageInfoOf } from './page-info.ts';
import type { PersistedValue } from './persisted-value.ts';
import { chosenTimezone } from './timezone.ts';

const info = {
  registration_new_open: 'Y',
  registration_workshops: 'N',
  event_bilingual: 'Y',
  website_menu_manage_registration: 'Y',
  website_menu_submenu_activated: 'N',
  website_homepage_active: 'coming_soon',
} as const;

interface Case {
  readonly store: PersistedValue<unknown>;
  readonly good: unknown;
  /** What another version, or somebody, may have left there. */
  readonly bad: readonly unknown[];
}
const of = <Value>(store: PersistedValue<Value>, good: Value, bad: readonly unknown[]): Case => ({
  store: store as PersistedValue<unknown>,
  good,
  bad,
});

const NO_OBJECT = [null, 'x', 4, true, [], [1]];

/** Every store that spec §3 names, by its key, but those whose reason is met elsewhere (docs/decisions/0019). */
const stores: Readonly<Record<string, Case>> = {
  'page-info': of(pageInfo, info, [
    ...NO_OBJECT,
    {},
    { ...info, event_bilingual: 'maybe' },
    { ...info, website_homepage_active: 'x' },
  ]),
  'current-registration': of(
    currentRegistration,
    { ...NO_REGISTRATION, code: 'R1', email: 'a@b.example', started: 'Y' as const },
    [null, 'x', 4, true],
  ),
  'group-info': of(
    groupInfo,
    {
      group_code: 'G1',
      group_organization: 'School',
      group_contact_name: 'Ana',
      group_contact_email: 'a@b.example',
      group_contact_phone: '',
      group_contact_address: '8 Bay St',
    },
    NO_OBJECT,
  ),
  'exhibitor-info': of(exhibitorInfo, { exhibitor_code: 'E1', code: 'C', email: '' }, NO_OBJECT),
  'sponsor-info': of(sponsorInfo, { sponsor_code: 'S1', code: 'C', email: '' }, NO_OBJECT),
  'buyer-info': of(buyerInfo, { buyer_code: 'B1', activity_code: 'A', code: 'B1', email: '' }, NO_OBJECT),
  'workshop-proposal-info': of(
    workshopProposalInfo,
    { workshops_code: 'W1', instructor_code: '', code: 'W1', email: '' },
    NO_OBJECT,
  ),
  timezone: of(chosenTimezone, { localtimezone: 'America/Toronto', event: 'RTG2027' }, [
    null,
    'America/Toronto',
    {},
    { localtimezone: 4, event: 'RTG2027' },
  ]),
};

beforeEach(() => {
  for (const { store } of Object.values(stores)) store.clear();
});

describe.each(Object.entries(stores))('%s', (key, { store, good, bad }) => {
  test('is kept under its own key for one day', () => {
    vi.useFakeTimers();
    store.write(good);
    expect(localStorage.getItem(key)).not.toBeNull();
    // One day (spec §9), written out so that the constant is held to it.
    vi.advanceTimersByTime(86_400_000 - 1);
    expect(store.read()).toEqual(good);
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeUndefined();
    vi.useRealTimers();
  });

  test.each(bad.map((value) => [JSON.stringify(value)]))('%s is dropped', (value) => {
    localStorage.setItem(key, `{"value":${value},"until":9e15}`);
    expect(store.read()).toBeUndefined();
  });

  test('what is no JSON, or has no end, is dropped', () => {
    for (const text of ['{', JSON.stringify(good), JSON.stringify({ value: good })]) {
      localStorage.setItem(key, text);
      expect(store.read()).toBeUndefined();
    }
  });
});

test('keys that reach a prototype are not taken over', () => {
  localStorage.setItem(
    'group-info',
    '{"value":{"__proto__":{"group_code":"x"},"group_code":"G1"},"until":9e15}',
  );
  expect(groupInfo.read()?.group_code).toBe('G1');
  expect(({} as { group_code?: string }).group_code).toBeUndefined();
});

test('the page info of an event has just its own', () => {
  expect(pageInfoOf({ ...info, name: 'x' } as typeof info)).toEqual(info);
});
