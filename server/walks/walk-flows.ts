import { setImmediate } from 'node:timers/promises';
import { pickedDocument, pickersIn } from '#engine/event/diagnosis/picked-offers.ts';
import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import { findWalks } from '#engine/event/walks/find-walks.ts';
import type { LeftOut, Walk, WalkInput } from '#engine/event/walks/walk.ts';
import type { Served } from '#server/configuration/diagnose-context.ts';
import { priceWalk } from './price-walk.ts';
import { walkInput } from './walk-input.ts';

/** A walk with what it costs, in cents. */
export interface PricedWalk extends Walk {
  readonly currency: string;
  readonly total: number;
  /** Whether the answers that a walk gives leave a price open. */
  readonly isOpen: boolean;
  /** What it costs from a day on, where that changes. */
  readonly later: readonly { readonly from: string; readonly total: number }[];
  /** What it costs by what is published; undefined where that has no such flow. */
  readonly was: number | undefined;
}

/** The walks of a flow. */
export interface WalkedFlow {
  readonly flow: FlowDocument;
  readonly walks: readonly PricedWalk[];
  readonly left: readonly LeftOut[];
}

/**
 * Walks through every flow of an event as a configuration has it, and prices each walk by the rules of the server: by
 * that configuration, and by what is published. Requests are answered in between.
 */
export async function walkFlows(
  drafted: Served,
  published: Served,
  eventCode: string,
  now = new Date(),
): Promise<WalkedFlow[]> {
  const walked: WalkedFlow[] = [];
  for (const { document: flow } of drafted.list(eventCode)) {
    const input = flow.kind === 'flow' && walkInput(drafted, eventCode, flow, now);
    if (!input) continue;
    const { walks, left } = findWalks(input);
    const priced: PricedWalk[] = [];
    for (const walk of walks) {
      await setImmediate();
      priced.push(pricedWalk(walk, { drafted, published, eventCode, input, now }));
    }
    walked.push({ flow, left, walks: priced });
  }
  return walked;
}

interface Pricing {
  readonly drafted: Served;
  readonly published: Served;
  readonly eventCode: string;
  readonly input: WalkInput;
  readonly now: Date;
}

function pricedWalk(walk: Walk, { drafted, published, eventCode, input, now }: Pricing): PricedWalk {
  const where = { eventCode, flow: input.flow.code };
  const quote = priceWalk(drafted, where, walk, now);
  const totalOn = (day: string) => priceWalk(drafted, where, walk, noonOf(day))?.total;
  return {
    ...walk,
    currency: quote?.currency ?? 'CAD',
    total: quote?.total ?? 0,
    isOpen: quote?.complete === 'N',
    later: laterPrices(priceDays(input), quote?.total, totalOn),
    was: drafted === published ? undefined : priceWalk(published, where, walk, now)?.total,
  };
}

/** The most days on which prices change that are looked at. */
const MOST_DAYS = 6;
const DAY = 86_400_000;

/** A moment that is on this day in nearly every time zone. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The days from which on prices change. */
function priceDays({ fees, context, flow, offersOf, today }: WalkInput): string[] {
  const documents = pickersIn(flow, context).map(({ field }) => offersOf(pickedDocument(field) ?? ''));
  const rows = documents.flatMap((each) => each?.offers ?? []).flatMap(({ prices = [] }) => prices);
  const days = [
    ...fees.flatMap(({ early_bird: early }) => (early ? [dayAfter(early.until)] : [])),
    ...rows.flatMap(({ from, until }) => [...(from ? [from] : []), ...(until ? [dayAfter(until)] : [])]),
  ];
  return [...new Set(days)]
    .filter((day) => day > today)
    .sort()
    .slice(0, MOST_DAYS);
}

function laterPrices(
  days: readonly string[],
  now: number | undefined,
  totalOn: (day: string) => number | undefined,
): PricedWalk['later'] {
  let before = now;
  return days.flatMap((from) => {
    const total = totalOn(from);
    if (total === undefined || total === before) return [];
    before = total;
    return [{ from, total }];
  });
}
