// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { api } from '#engine/contract/api.ts';
import type { Choice, OfferInformation } from '#engine/contract/offers.ts';
import { choiceService } from './choice-service.ts';
import { fakeCall, noConnection, refusal } from './testing/fake-call.ts';

const offer = (code: string, more: Partial<OfferInformation> = {}): OfferInformation => ({
  code,
  name: code,
  amount: 50_000,
  most: 1,
  availability: 'limited',
  left: 3,
  ...more,
});
const gift = offer('gift', { amount: 10_000, minimum: 10_000, maximum: 90_000 });
const choice = (code: string, more: Partial<Choice> = {}): Choice => ({
  offer: code,
  quantity: 1,
  amount: 50_000,
  lapsed: 'N',
  ...more,
});
const choices = (chosen: readonly Choice[], several: 'Y' | 'N' = 'N') => ({
  offers: {
    code: 'booths',
    label: 'Booths',
    view: 'cards',
    several,
    groups: [],
    benefits: [],
    offers: [offer('small'), offer('large', { amount: 80_000, most: 4 }), gift],
  },
  chosen,
  now: new Date(Date.now() + 60_000).toISOString(),
  held_until: '2027-01-15T20:10:00Z',
});

/** The service, once it is loaded; `answers` is what the server says to each choice, in order. */
async function open(first: ReturnType<typeof choices>, ...answers: (() => unknown)[]) {
  const onPicked = vi.fn();
  const load = vi.fn((): unknown => first);
  const server = fakeCall([
    [api.offers.getChoices, load],
    [api.offers.chooseOffer, () => (answers.shift() ?? (() => first))()],
  ]);
  const service = choiceService(server.call, { code: 'ABCD-EFGH' }, 'booths', onPicked);
  const state = () => service.getSnapshot();
  expect(state().phase).toBe('loading');
  await vi.waitFor(() => expect(state().phase).toBe('ready'));
  const sent = () =>
    server.asked.filter(({ path }) => path === api.offers.chooseOffer.path).map(({ input }) => input.body);
  const calm = () => vi.waitFor(() => expect(state().busy.size).toBe(0));
  const names = () => state().chosen.map((each) => `${each.quantity} ${each.offer} ${each.amount}`);
  return { service, state, load, onPicked, sent, calm, names };
}

it('knows what is chosen, until when, and how far the server’s clock is ahead', async () => {
  const { state } = await open(choices([choice('small')]));
  expect(state()).toMatchObject({ chosen: [choice('small')], heldUntil: '2027-01-15T20:10:00Z' });
  expect(Math.round(state().clockOffset / 10_000)).toBe(6);
});

it.each([
  ['the other one', 'N', 1, ['1 large 80000']],
  ['besides the other one', 'Y', 2, ['1 small 50000', '2 large 80000']],
  ['given back', 'N', 0, []],
] as const)(
  'shows at once what was chosen, and then what the server says: %s',
  async (_, several, quantity, at_once) => {
    const after = choices([choice('large', { quantity: 3, amount: 1 })], several);
    const { service, state, names, calm, sent, onPicked } = await open(
      choices([choice('small')], several),
      () => after,
    );
    service.choose(quantity === 0 ? 'small' : 'large', quantity);
    expect(names()).toEqual(at_once);
    expect(state().busy.size).toBe(1);
    expect(onPicked).not.toHaveBeenCalled();
    await calm();
    expect(names()).toEqual(['3 large 1']);
    expect(onPicked).toHaveBeenCalledOnce();
    expect(sent()).toEqual([
      { code: 'ABCD-EFGH', offers: 'booths', offer: quantity === 0 ? 'small' : 'large', quantity },
    ]);
  },
);

it.each([
  ['full', () => refusal('full', { offer: ['Somebody has taken it.'] }), 'full', ['Somebody has taken it.']],
  ['a lost connection', noConnection, 'connection', []],
  ['something else', () => refusal('invalid', { amount: ['Too little.'] }), 'fault', ['Too little.']],
] as const)(
  'puts back what was chosen before at %s, asks anew, and says why',
  async (_, fails, kind, messages) => {
    const { service, state, names, calm, load, onPicked } = await open(choices([choice('small')]), () => {
      throw fails();
    });
    service.choose('large', 1);
    await calm();
    expect(names()).toEqual(['1 small 50000']);
    expect(state().problem).toEqual({ kind, item: 'large', messages });
    expect([load.mock.calls.length, onPicked.mock.calls.length]).toEqual([2, 0]);
    expect(await service.settled?.()).toBe(false);
    service.dismiss();
    expect(state().problem).toBeUndefined();
    expect(await service.settled?.()).toBe(true);
  },
);

it.each([9_999, 90_001])('does not give an amount beyond its range: %i', async (amount) => {
  const { service, state, sent } = await open(choices([choice('gift', { amount: 20_000 })]));
  service.say('gift', amount);
  expect(await service.settled?.()).toBe(true);
  expect(sent()).toEqual([]);
  expect(state().saying).toEqual({ offer: 'gift', amount });
});

it.each([10_000, 90_000])('gives an amount within its range, its ends too: %i', async (amount) => {
  const after = choices([choice('gift', { amount })]);
  const { service, state, sent, calm } = await open(
    choices([choice('gift', { amount: 20_000 })]),
    () => after,
  );
  service.say('gift', amount);
  service.give();
  await calm();
  expect(sent()).toEqual([{ code: 'ABCD-EFGH', offers: 'booths', offer: 'gift', quantity: 1, amount }]);
  expect(state().saying).toBeUndefined();
});

it('gives nothing that is given already, of a fixed price, or of what is not chosen', async () => {
  const { service, state, sent } = await open(
    choices([choice('gift', { amount: 20_000 }), choice('small')], 'Y'),
  );
  service.say('gift', 20_000);
  service.give();
  expect(state().saying).toBeUndefined();
  for (const code of ['small', 'large', 'gone']) {
    service.say(code, 20_000);
    service.give();
  }
  expect(sent()).toEqual([]);
});

it('keeps what is being written while something else is chosen, and drops it with what was given back', async () => {
  const both = [choice('gift', { amount: 20_000 }), choice('small')];
  const { service, state, calm } = await open(
    choices(both, 'Y'),
    () => choices(both, 'Y'),
    () => choices([choice('small')], 'Y'),
  );
  service.say('gift', 5);
  service.choose('small', 1);
  await calm();
  expect(state().saying).toEqual({ offer: 'gift', amount: 5 });
  service.choose('gift', 0);
  await calm();
  expect(state().saying).toBeUndefined();
});

it('heeds what is left of its own offers, and forgets a number where there is plenty', async () => {
  const { service, state } = await open(choices([]));
  service.heedOffers?.({ offers: 'levels', left: [{ code: 'small', availability: 'full', left: 0 }] });
  expect(state().offers?.offers[0]).toMatchObject({ availability: 'limited', left: 3 });
  service.heedOffers?.({
    offers: 'booths',
    left: [
      { code: 'small', availability: 'full', left: 0 },
      { code: 'large', availability: 'open' },
    ],
  });
  expect(state().offers?.offers.map(({ availability, left }) => [availability, left])).toEqual([
    ['full', 0],
    ['open', undefined],
    ['limited', 3],
  ]);
});

it.each([
  ['before anything was known', 'first'],
  ['while it is asked for anew', 'again'],
] as const)('news that come %s are not undone by an older answer on its way', async (_, when) => {
  let answer = (_: unknown) => {};
  const gone = choices([]);
  const taken = {
    ...gone,
    offers: { ...gone.offers, offers: [offer('small', { availability: 'full', left: 0 })] },
  };
  const answers: (() => unknown)[] = [
    ...(when === 'again' ? [() => choices([])] : []),
    () => new Promise((resolve) => (answer = resolve)),
    () => taken,
  ];
  const load = vi.fn(() => answers.shift()?.());
  const { call } = fakeCall([[api.offers.getChoices, load]]);
  const service = choiceService(call, { code: 'ABCD-EFGH' }, 'booths', () => {});
  if (when === 'again') {
    await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
    service.refresh();
  }
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(when === 'again' ? 2 : 1));
  service.heedOffers?.({ offers: 'booths', left: [{ code: 'small', availability: 'full', left: 0 }] });
  // As the server had read it before somebody took the last one.
  answer(choices([]));
  await vi.waitFor(() =>
    expect(service.getSnapshot().offers?.offers[0]).toMatchObject({ availability: 'full', left: 0 }),
  );
});

it('says that nothing could be loaded, and tries again when it is asked to', async () => {
  let isThere = false;
  const server = fakeCall([
    [
      api.offers.getChoices,
      () => {
        if (!isThere) throw noConnection();
        return choices([]);
      },
    ],
  ]);
  const service = choiceService(server.call, { code: 'ABCD-EFGH' }, 'booths', () => {});
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('unloaded'));
  isThere = true;
  service.retry();
  expect(service.getSnapshot().phase).toBe('loading');
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
});

it('waits for what there is none left of, and asks anew when that is told to have moved', async () => {
  const full = choices([]);
  const waiting = [{ offer: 'small', state: 'waiting' as const, position: 1 }];
  const load = vi.fn((): unknown => full);
  const wait = vi.fn((): unknown => ({ ...full, waiting }));
  const server = fakeCall([
    [api.offers.getChoices, load],
    [api.offers.waitForOffer, wait],
  ]);
  const service = choiceService(server.call, { code: 'ABCD-EFGH' }, 'booths', vi.fn());
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
  service.wait('small', true);
  await vi.waitFor(() => expect(service.getSnapshot().waiting).toEqual(waiting));
  expect(server.asked.at(-1)?.input.body).toEqual({
    code: 'ABCD-EFGH',
    offers: 'booths',
    offer: 'small',
    wait: 'Y',
  });
  const kept = [{ offer: 'small', state: 'offered' as const, offered_until: '2027-01-16T20:10:00Z' }];
  load.mockReturnValue({ ...full, waiting: kept });
  service.heedOffers?.({ offers: 'booths', left: [{ code: 'large', availability: 'full', left: 0 }] });
  expect(load).toHaveBeenCalledTimes(1);
  service.heedOffers?.({ offers: 'booths', left: [{ code: 'small', availability: 'full', left: 0 }] });
  await vi.waitFor(() => expect(service.getSnapshot().waiting).toEqual(kept));
});
