import type { Choice, OffersInformation } from '#engine/contract/offers.ts';
import type { ChoiceService, ChoiceState } from '#engine/react/picker-services.ts';

/** Choices in memory, by what is offered under a code; of `gone` somebody else has just taken the last. */
export function fakeChoices(
  byCode: Readonly<Record<string, OffersInformation>>,
  gone?: string,
): (offers: string) => ChoiceService {
  const open = new Map<string, ChoiceService>();
  return (code) => {
    const known = open.get(code) ?? fakeService(byCode[code], gone);
    open.set(code, known);
    return known;
  };
}

function fakeService(offers: OffersInformation | undefined, gone: string | undefined): ChoiceService {
  let state: ChoiceState = {
    phase: offers ? 'ready' : 'unloaded',
    offers,
    chosen: [],
    waiting: [],
    heldUntil: undefined,
    clockOffset: 0,
    busy: new Set(),
    saying: undefined,
    problem: undefined,
  };
  const listeners = new Set<() => void>();
  const change = (patch: Partial<ChoiceState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const choose = (offer: string, quantity: number, amount?: number) => {
    if (offer === gone) return change({ problem: { kind: 'full', item: offer, messages: [] } });
    const least = offers?.offers.find(({ code }) => code === offer)?.amount ?? 0;
    const others = offers?.several === 'Y' ? state.chosen.filter((each) => each.offer !== offer) : [];
    const taken: Choice = { offer, quantity, amount: amount ?? least, lapsed: 'N' };
    const chosen = quantity === 0 ? others : [...others, taken];
    change({ chosen, saying: undefined, problem: undefined, offers: offers && lessThese(offers, chosen) });
  };
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose,
    wait: (offer, waits) => change({ waiting: waits ? [{ offer, state: 'waiting', position: 2 }] : [] }),
    say: (offer, amount) => change({ saying: { offer, amount } }),
    give() {
      const { saying } = state;
      const { minimum = 0, maximum = 0 } = offers?.offers.find(({ code }) => code === saying?.offer) ?? {};
      if (saying && saying.amount >= minimum && saying.amount <= maximum)
        choose(saying.offer, 1, saying.amount);
    },
    dismiss: () => change({ problem: undefined }),
    retry: () => undefined,
  };
}

/** What is offered with what is left of it once these have been chosen. */
function lessThese(offers: OffersInformation, chosen: readonly Choice[]): OffersInformation {
  const left = (code: string, before: number) =>
    before - (chosen.find(({ offer }) => offer === code)?.quantity ?? 0);
  return {
    ...offers,
    offers: offers.offers.map((offer) => ({
      ...offer,
      ...(offer.left !== undefined && { left: left(offer.code, offer.left) }),
    })),
  };
}
