import { describe, expect, test } from 'vitest';
import boatsFees from '#fixtures/events/boats/catalogue/fees.json' with { type: 'json' };
import boats from '#fixtures/events/boats/event.json' with { type: 'json' };
import musicFees from '#fixtures/events/music/catalogue/fees.json' with { type: 'json' };
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import fees from '#fixtures/events/teachers/catalogue/fees.json' with { type: 'json' };
import membership from '#fixtures/events/teachers/catalogue/membership.json' with { type: 'json' };
import event from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { trackPrices } from './track-prices.ts';

const documents = { event, fees, membership } as unknown as Parameters<typeof trackPrices>[0];
const at = (day: string) => ({ now: new Date(`${day}T20:00:00Z`), timezone: 'America/Vancouver' });

test('a track costs from the least to the most that a membership makes of it, and more after the early bird', () => {
  expect(trackPrices(documents, at('2026-12-18'))).toMatchObject([
    {
      track: 'vancouver',
      from: 7500,
      to: 24500,
      taxed: 'Y',
      early_bird: { until: '2026-12-18', then: { from: 9500, to: 28500 } },
    },
    { track: 'online', from: 4000, to: 13500 },
    { track: 'leadership' },
  ]);
});

test('after its last day there is no early bird', () => {
  const [vancouver] = trackPrices(documents, at('2026-12-20'));
  expect(vancouver).toMatchObject({ track: 'vancouver', from: 9500, to: 28500, taxed: 'Y' });
  expect(JSON.stringify(vancouver)).not.toMatch(/early_bird|then/);
});

test('of each way to come it says what members pay, and what everybody else does', () => {
  const [vancouver] = trackPrices(documents, at('2026-12-18'));
  const told = vancouver?.choices?.map(({ mode, registrations_day, prices }) => [
    mode,
    registrations_day.join('+'),
    ...prices.map(({ payer, from, to, then }) => `${payer} ${from}-${to}, then ${then?.from}-${then?.to}`),
  ]);
  expect(told?.slice(0, 3)).toEqual([
    ['In-Person', 'friday', 'members 4500-8500, then 5500-11000', 'others 14500-14500, then 16500-16500'],
    ['In-Person', 'saturday', 'members 4500-8500, then 5500-11000', 'others 14500-14500, then 16500-16500'],
    [
      'In-Person',
      'friday+saturday',
      'members 7500-14500, then 9500-18500',
      'others 24500-24500, then 28500-28500',
    ],
  ]);
  expect(told?.map(([mode]) => mode)).toEqual([...Array(3).fill('In-Person'), ...Array(3).fill('Hybrid')]);
});

test('of five days it tells of each alone and of all, not of what lies between', () => {
  const days = ['mo', 'tu', 'we', 'th', 'fr'].map((code) => ({ code, label: code, date: '2027-02-19' }));
  const [online] = trackPrices(
    { ...documents, event: { ...documents.event, days, tracks: documents.event.tracks.slice(1, 2) } },
    at('2026-12-18'),
  );
  expect(online?.choices?.map(({ registrations_day }) => registrations_day.length)).toEqual([
    1, 1, 1, 1, 1, 5,
  ]);
});

test('without memberships there is one price, and none where nothing is asked', () => {
  const fee = { code: 'seat', category: 'conference' as const, label: 'Seat', amount: 4900 };
  const onlyOnline = { ...fee, when: { '==': [{ var: 'registration.track' }, 'online'] } };
  const priced = {
    ...documents,
    fees: { ...documents.fees, fees: [onlyOnline], taxes: [] },
    membership: undefined,
  };
  const prices = trackPrices(priced, at('2026-12-18'));
  expect(prices).toMatchObject([{ track: 'online', from: 4900, to: 4900, taxed: 'N' }]);
  expect(prices[0]?.choices?.at(-1)).toEqual({
    mode: 'Online',
    registrations_day: ['friday', 'saturday'],
    prices: [{ payer: 'everyone', from: 4900, to: 4900 }],
  });
});

test('where an answer makes the price it is told from the least to the most that one may pay', () => {
  const of = (event: unknown, fees: unknown, day: string) =>
    trackPrices({ event, fees, membership: undefined } as Parameters<typeof trackPrices>[0], at(day));
  const [congress] = of(music, musicFees, '2027-02-01');
  // Students pay least, who is no member most; nobody is told that it costs nothing.
  expect(congress).toMatchObject({ track: 'congres', from: 7500, to: 27000 });
  expect(congress?.choices?.[0]?.prices).toMatchObject([{ payer: 'everyone' }]);
  const [day] = of(boats, boatsFees, '2027-07-01');
  expect(day).toMatchObject({ track: 'day', from: 2000, to: 6800 });
});

describe('prices', () => {
  const days = (count: number) =>
    ['mo', 'tu', 'we', 'th'].slice(0, count).map((code) => ({ code, label: code, date: '2027-02-19' }));
  const track = (code: string, modes = ['In-Person']) => ({ ...event.tracks[0], code, modes });
  const seat = { category: 'conference', label: 'Seat' };
  const of = (code: string) => ({ '==': [{ var: 'registration.track' }, code] });
  const early = (amount: number, until: string) => ({ early_bird: { amount, until } });
  const priced = (charged: object[], tracks = [track('a'), track('b')], count = 1) =>
    trackPrices(
      {
        event: { ...event, tracks, days: days(count) },
        fees: { ...fees, taxes: [], fees: charged },
        membership: undefined,
      } as unknown as Parameters<typeof trackPrices>[0],
      at('2026-12-18'),
    );
  const choice = (price: object) => [
    { mode: 'In-Person', registrations_day: ['mo'], prices: [{ payer: 'everyone', ...price }] },
  ];
  const of7000 = { from: 7_000, to: 7_000 };
  const of9000 = { from: 9_000, to: 9_000 };

  test('of early birds end on the first day on which one of them does', () => {
    const charged = [
      { ...seat, code: 'a', amount: 9_000, ...early(7_000, '2027-01-20'), when: of('a') },
      { ...seat, code: 'b', amount: 9_000, ...early(7_000, '2027-01-10'), when: of('b') },
      { ...seat, code: 'c', amount: 500, ...early(400, '2026-12-01'), when: of('c') },
    ];
    const told = { ...of7000, taxed: 'N', early_bird: { until: '2027-01-10', then: of9000 } };
    const choices = choice({ ...of7000, then: of9000 });
    expect(priced(charged)).toStrictEqual([
      { track: 'a', ...told, choices },
      { track: 'b', ...told, choices },
    ]);
  });

  test('of early birds are told of no track that they leave as it is', () => {
    const charged = [
      { ...seat, code: 'a', amount: 9_000, ...early(7_000, '2027-01-20'), when: of('a') },
      { ...seat, code: 'b', amount: 7_000, when: of('b') },
    ];
    expect(priced(charged)[1]).toStrictEqual({ track: 'b', ...of7000, taxed: 'N', choices: choice(of7000) });
  });

  test('of early birds are told where they change the least or the most', () => {
    const student = { '==': [{ var: 'answers.you.role' }, 'student'] };
    const charged = [
      { ...seat, code: 'a', amount: 9_000, ...early(8_000, '2027-01-20'), when: { '!': student } },
      { ...seat, code: 's', amount: 5_000, when: student },
    ];
    expect(priced(charged)[0]?.early_bird?.then).toEqual({ from: 5_000, to: 9_000 });
    const students = [
      { ...charged[0], early_bird: undefined },
      { ...charged[1], ...early(4_000, '2027-01-20') },
    ];
    expect(priced(students)[0]?.early_bird?.then).toEqual({ from: 5_000, to: 9_000 });
  });

  test('of three days are told for every selection, of four for each and for all', () => {
    const charged = [{ ...seat, code: 'seat', amount: 7_000 }];
    const selections = priced(charged, [track('a')], 3)[0]?.choices?.map((each) =>
      each.registrations_day.join('+'),
    );
    expect(selections).toEqual(['mo', 'tu', 'we', 'tu+we', 'mo+tu', 'mo+we', 'mo+tu+we']);
    expect(priced(charged, [track('a')], 4)[0]?.choices).toHaveLength(5);
  });

  test('of nothing are told where no answer makes them', () => {
    const days = { '!=': [{ var: 'registration.registrations_day.1' }, null] };
    const charged = [{ ...seat, code: 'both', amount: 7_000, when: days }];
    expect(priced(charged, [track('a')], 2)[0]?.choices?.map(({ prices: [price] }) => price)).toEqual([
      { payer: 'everyone', from: 0, to: 0 },
      { payer: 'everyone', from: 0, to: 0 },
      { payer: 'everyone', ...of7000 },
    ]);
  });
});
