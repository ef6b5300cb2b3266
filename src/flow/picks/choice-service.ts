import { isYes } from '#engine/configuration/flag.ts';
import { api } from '#engine/contract/api.ts';
import type { OfferLeft } from '#engine/contract/live-messages.ts';
import type { Choice, Choices, OfferInformation, OffersInformation } from '#engine/contract/offers.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { ChoiceService, ChoiceState } from '#engine/react/picker-services.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { storeChoice } from '../calls/store-choice.ts';
import { observableState } from './observable-state.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { pickProblem } from './pick-problem.ts';
import type { PickService } from './pick-services.ts';

const NOTHING: ChoiceState = {
  phase: 'loading',
  offers: undefined,
  chosen: [],
  waiting: [],
  heldUntil: undefined,
  clockOffset: 0,
  busy: new Set(),
  saying: undefined,
  problem: undefined,
};

function chosenState({ offers, chosen, waiting = [], held_until, now }: Choices) {
  return { offers, chosen, waiting, heldUntil: held_until, clockOffset: Date.parse(now) - Date.now() };
}

/** What is chosen in a flow under way of what is offered under a code, as the picker draws it. */
export function choiceService(
  call: Call,
  dossier: Pick<Dossier, 'code'>,
  offers: string,
  onPicked: () => void,
): PickService<ChoiceService> {
  const { code } = dossier;
  const state = observableState(NOTHING);
  const inOrder = oneAfterAnother();
  const locale = () => localeOfPath(location.pathname);
  let underWay = 0;
  let isNewer = false;

  /** Asks the server. What is told meanwhile may be newer than its answer, which the server had read before: then it is asked anew. */
  async function ask(run: () => Promise<Choices>): Promise<Choices> {
    underWay += 1;
    try {
      return await inOrder(run);
    } finally {
      underWay -= 1;
      if (isNewer && underWay === 0) {
        isNewer = false;
        void load().catch(() => undefined);
      }
    }
  }

  async function load(): Promise<void> {
    const choices = await ask(() => call(api.offers.getChoices, { params: { code, offers } }));
    state.change({ phase: 'ready', ...chosenState(choices) });
  }
  const begin = () => {
    state.change({ phase: 'loading' });
    load().catch(() => state.change({ phase: 'unloaded' }));
  };

  async function choose(offer: string, quantity: number, amount?: number): Promise<void> {
    const body = { code, offers, offer, quantity, ...(amount !== undefined && { amount }) };
    const { chosen: before, offers: known } = state.getSnapshot();
    // Shown as if it were; the server has the last word.
    state.change({
      chosen: known ? chosenAfter(known, before, { offer, quantity, amount }) : before,
      busy: new Set([...state.getSnapshot().busy, offer]),
      problem: undefined,
      ...(amount !== undefined && { saying: { offer, amount } }),
    });
    try {
      const choices = await ask(() => storeChoice(call, dossier, body, locale()));
      const { saying } = state.getSnapshot();
      // What is written of one that was given back, or has been given now, is no longer being said.
      const isOver = saying && (saying.amount === amount || !choices.chosen.some(isOf(saying.offer)));
      state.change({ ...chosenState(choices), ...(isOver && { saying: undefined }) });
      onPicked();
    } catch (error) {
      state.change({ chosen: before, problem: pickProblem(offer, error) });
      // What there is may have changed with it.
      await load().catch(() => undefined);
    }
    state.change({ busy: without(state.getSnapshot().busy, offer) });
  }

  async function wait(offer: string, waits: boolean): Promise<void> {
    state.change({ busy: new Set([...state.getSnapshot().busy, offer]), problem: undefined });
    const body = { code, offers, offer, wait: waits ? ('Y' as const) : ('N' as const) };
    try {
      state.change(chosenState(await ask(() => call(api.offers.waitForOffer, { body, locale: locale() }))));
    } catch (error) {
      state.change({ problem: pickProblem(offer, error) });
    }
    state.change({ busy: without(state.getSnapshot().busy, offer) });
  }

  async function settled(): Promise<boolean> {
    give();
    await inOrder(() => Promise.resolve());
    return state.getSnapshot().problem === undefined;
  }

  function give(): void {
    const { saying, offers: known, chosen } = state.getSnapshot();
    const offer = known?.offers.find(({ code: each }) => each === saying?.offer);
    const before = chosen.find(isOf(saying?.offer));
    if (!saying || !offer || !before || !isWithin(offer, saying.amount)) return;
    if (before.amount === saying.amount) state.change({ saying: undefined });
    else void choose(saying.offer, before.quantity, saying.amount);
  }

  begin();
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    choose: (offer, quantity, amount) => void choose(offer, quantity, amount),
    wait: (offer, waits) => void wait(offer, waits),
    say: (offer, amount) => state.change({ saying: { offer, amount } }),
    give,
    dismiss: () => state.change({ problem: undefined }),
    retry: begin,
    refresh: () => void load().catch(() => undefined),
    heedOffers(news) {
      if (news.offers !== offers) return;
      if (underWay > 0) isNewer = true;
      const { offers: known, waiting } = state.getSnapshot();
      if (!known) return;
      state.change({ offers: withLeft(known, news.left) });
      // What is waited for may be kept by now, or kept no longer: only the server knows for whom.
      if (news.left.some((each) => waiting.some(isOf(each.code)))) void load().catch(() => undefined);
    },
    settled,
    close: () => undefined,
  };
}

/** What is chosen once so many of an offer are. */
function chosenAfter(
  { several, offers }: OffersInformation,
  before: readonly Choice[],
  { offer, quantity, amount }: { offer: string; quantity: number; amount: number | undefined },
): Choice[] {
  const own = before.find(isOf(offer));
  const least = offers.find(({ code }) => code === offer)?.amount ?? 0;
  const now: Choice = { offer, quantity, amount: amount ?? own?.amount ?? least, lapsed: 'N' };
  const others = isYes(several) || quantity === 0 ? before.filter((each) => each !== own) : [];
  return quantity === 0 ? others : [...others, now];
}

function without(busy: ReadonlySet<string>, offer: string): ReadonlySet<string> {
  const left = new Set(busy);
  left.delete(offer);
  return left;
}

const isOf =
  (code: string | undefined) =>
  ({ offer }: { offer: string }): boolean =>
    offer === code;

function isWithin({ minimum, maximum }: OfferInformation, amount: number): boolean {
  return minimum !== undefined && maximum !== undefined && amount >= minimum && amount <= maximum;
}

/** What is offered with what is left of it now. */
function withLeft(known: OffersInformation, left: readonly OfferLeft[]): OffersInformation {
  const news = new Map(left.map((each) => [each.code, each]));
  return {
    ...known,
    offers: known.offers.map((offer) => ({ ...offer, ...leftNow(offer, news.get(offer.code)) })),
  };
}

function leftNow(offer: OfferInformation, news: OfferLeft | undefined) {
  // Where there is plenty, no number is told: the one from before goes.
  return news ? { availability: news.availability, left: news.left } : { left: offer.left };
}
