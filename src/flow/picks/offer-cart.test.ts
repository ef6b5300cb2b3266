// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Choice, Choices, OfferInformation } from '#engine/event/cart/offers.ts';
import { cartService } from './cart-service.ts';
import { offerCart } from './offer-cart.ts';
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
const choices = (chosen: Choice[], several: 'Y' | 'N' = 'N'): Choices => ({
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

function serve(call: Parameters<typeof offerCart>[0], onPicked = () => {}) {
  const service = cartService('choice booths', offerCart(call, { code: 'ABCD-EFGH' }, 'booths'), onPicked);
  onTestFinished(service.close);
  return service;
}

/** The cart, once it is loaded; `answers` is what the server says to each choice, in order. */
async function open(first: Choices, ...answers: (() => unknown)[]) {
  const onPicked = vi.fn();
  const load = vi.fn((): unknown => first);
  const server = fakeCall([
    [api.offers.getChoices, load],
    [api.offers.chooseOffer, () => (answers.shift() ?? (() => first))()],
  ]);
  const service = serve(server.call, onPicked);
  const state = () => service.getSnapshot();
  expect(state().phase).toBe('loading');
  await vi.waitFor(() => expect(state().phase).toBe('ready'));
  const sent = () =>
    server.asked.filter(({ path }) => path === api.offers.chooseOffer.path).map(({ input }) => input.body);
  const calm = () => vi.waitFor(() => expect(state().isWorking).toBe(false));
  const names = () =>
    [...state().items.values()].flatMap(({ code, quantity, given }) =>
      quantity > 0 ? [`${quantity} ${code} ${given}`] : [],
    );
  const answer = () => service.answer.getSnapshot();
  return { service, state, load, onPicked, sent, calm, names, answer };
}

it('knows what is chosen, until when, and how far the server’s clock is ahead', async () => {
  const { state, names } = await open(choices([choice('small')]));
  expect(names()).toEqual(['1 small 50000']);
  expect(state()).toMatchObject({ heldUntil: '2027-01-15T20:10:00Z', isExclusive: true });
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
    const chosen = quantity === 0 ? 'small' : 'large';
    service.hold(chosen, quantity);
    expect(names()).toEqual(at_once);
    expect(state().items.get(chosen)?.isChanging).toBe(true);
    expect(onPicked).not.toHaveBeenCalled();
    await calm();
    expect(names()).toEqual(['3 large 1']);
    expect(onPicked).toHaveBeenCalledOnce();
    expect(sent()).toEqual([{ code: 'ABCD-EFGH', offers: 'booths', offer: chosen, quantity }]);
  },
);

it.each([
  ['full', () => refusal('full', { offer: ['Somebody has taken it.'] }), 'full', ['Somebody has taken it.']],
  ['something else', () => refusal('invalid', { amount: ['Too little.'] }), 'fault', ['Too little.']],
] as const)(
  'puts back what was chosen before at %s, asks anew, and says why',
  async (_, fails, kind, messages) => {
    const { service, state, names, load, onPicked } = await open(choices([choice('small')]), () => {
      throw fails();
    });
    service.hold('large');
    expect(await service.settled?.()).toBe(false);
    expect(names()).toEqual(['1 small 50000']);
    expect(state().problem).toEqual({ kind, item: 'large', messages });
    expect([load.mock.calls.length, onPicked.mock.calls.length]).toEqual([2, 0]);
    // What had failed before keeps nobody from going on.
    expect(await service.settled?.()).toBe(true);
    service.dismiss();
    expect(state().problem).toBeUndefined();
  },
);

it('keeps what was chosen without a connection, and asks again once there is one', async () => {
  const after = choices([choice('large')]);
  const { service, state, load, names, calm, sent } = await open(
    choices([choice('small')]),
    () => {
      throw noConnection();
    },
    () => after,
  );
  service.hold('large');
  await vi.waitFor(() => expect(state().problem?.kind).toBe('connection'));
  expect(names()).toEqual(['1 large 80000']);
  load.mockReturnValue(after);
  service.reconnected?.();
  await calm();
  expect(names()).toEqual(['1 large 50000']);
  expect(sent()).toHaveLength(2);
});

it.each([9_999, 90_001])('does not give an amount beyond its range: %i', async (amount) => {
  const { service, sent, answer } = await open(choices([choice('gift', { amount: 20_000 })]));
  service.typeAmount('gift', amount);
  expect(await service.settled?.()).toBe(true);
  expect(sent()).toEqual([]);
  // The form says what is wrong with it.
  expect(answer()).toEqual([{ offer: 'gift', quantity: 1, amount, minimum: 10_000, maximum: 90_000 }]);
});

it.each([10_000, 90_000])('gives an amount within its range, its ends too: %i', async (amount) => {
  const after = choices([choice('gift', { amount })]);
  const { service, sent, calm, names } = await open(
    choices([choice('gift', { amount: 20_000 })]),
    () => after,
  );
  service.typeAmount('gift', amount);
  service.commitAmount();
  await calm();
  expect(sent()).toEqual([{ code: 'ABCD-EFGH', offers: 'booths', offer: 'gift', quantity: 1, amount }]);
  expect(names()).toEqual([`1 gift ${amount}`]);
});

it('gives nothing that is given already, of a fixed price, or of what is not chosen', async () => {
  const { service, sent, names } = await open(
    choices([choice('gift', { amount: 20_000 }), choice('small')], 'Y'),
  );
  service.typeAmount('gift', 20_000);
  service.commitAmount();
  for (const code of ['small', 'large', 'gone']) {
    service.typeAmount(code, 20_000);
    service.commitAmount();
  }
  service.typeAmount('gift', 20_000);
  service.commitAmount();
  expect(sent()).toEqual([]);
  expect(names()).toEqual(['1 small 50000', '1 gift 20000']);
});

it('keeps what is being written while something else is chosen, and drops it with what was given back', async () => {
  const both = [choice('gift', { amount: 20_000 }), choice('small')];
  const { service, calm, names } = await open(
    choices(both, 'Y'),
    () => choices(both, 'Y'),
    () => choices([choice('small')], 'Y'),
    () => choices(both, 'Y'),
  );
  service.typeAmount('gift', 5);
  service.hold('small');
  await calm();
  expect(names()).toEqual(['1 small 50000', '1 gift 5']);
  service.hold('gift', 0);
  await calm();
  service.hold('gift');
  await calm();
  expect(names()).toEqual(['1 small 50000', '1 gift 20000']);
});

it('heeds what is left of its own offers, and forgets a number where there is plenty', async () => {
  const { service, state } = await open(choices([]));
  service.stockChanged?.([
    { code: 'small', availability: 'full', left: 0 },
    { code: 'large', availability: 'open' },
  ]);
  expect([...state().items.values()].map(({ availability, left }) => [availability, left])).toEqual([
    ['full', 0],
    ['open', undefined],
    ['limited', 3],
  ]);
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
  const service = serve(server.call);
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('unloaded'));
  isThere = true;
  service.retry();
  expect(service.getSnapshot().phase).toBe('loading');
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
});

it('waits for what there is none left of, and asks anew when that is told to have moved', async () => {
  const full = choices([]);
  const load = vi.fn((): unknown => full);
  const wait = vi.fn((): unknown => ({
    ...full,
    waiting: [{ offer: 'small', state: 'waiting', position: 1 }],
  }));
  const server = fakeCall([
    [api.offers.getChoices, load],
    [api.offers.waitForOffer, wait],
  ]);
  const service = serve(server.call);
  const awaited = () => service.getSnapshot().items.get('small')?.awaited;
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
  service.join('small');
  await vi.waitFor(() => expect(awaited()?.position).toBe(1));
  expect(server.asked.at(-1)?.input.body).toEqual({
    code: 'ABCD-EFGH',
    offers: 'booths',
    offer: 'small',
    wait: 'Y',
  });
  const offered_until = '2027-01-16T20:10:00Z';
  load.mockReturnValue({ ...full, waiting: [{ offer: 'small', state: 'offered', offered_until }] });
  service.stockChanged?.([{ code: 'large', availability: 'full', left: 0 }]);
  expect(load).toHaveBeenCalledTimes(1);
  service.stockChanged?.([{ code: 'small', availability: 'full', left: 0 }]);
  await vi.waitFor(() => expect(awaited()?.offeredUntil).toBe(offered_until));
  service.decline('small');
  await vi.waitFor(() => expect(service.getSnapshot().notice?.kind).toBe('declined'));
  expect(server.asked.at(-1)?.input.body).toMatchObject({ offer: 'small', wait: 'N' });
});

it('asks anew when a waitlist has moved in which the bearer waits, and for no other', async () => {
  const load = vi.fn((): unknown => ({
    ...choices([]),
    waiting: [{ offer: 'small', state: 'waiting', position: 2 }],
  }));
  const { call } = fakeCall([[api.offers.getChoices, load]]);
  const service = serve(call);
  await vi.waitFor(() => expect(service.getSnapshot().phase).toBe('ready'));
  service.waitlistMoved?.(['large']);
  expect(load).toHaveBeenCalledTimes(1);
  service.waitlistMoved?.(['small']);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('names what is chosen and no longer offered', async () => {
  const { state, names } = await open(choices([choice('small'), choice('gone')], 'Y'));
  expect(names()).toEqual(['1 small 50000', '1 gone 50000']);
  expect(state().items.get('gone')).toMatchObject({ isRemoved: true, most: 0 });
});
