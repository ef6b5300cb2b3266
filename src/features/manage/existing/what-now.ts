import type { Event } from '#engine/contract/event.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Review } from '#machines/flow/flow-setup.ts';

/** A registration's actions, in order. */
export const ACTIONS = [
  'goOn',
  'reread',
  'tickets',
  'calendar',
  'receipt',
  'resend',
  'invite',
  'correct',
  'buy',
  'change',
  'cancel',
  'discount',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Why something cannot be done now. */
export type Reason =
  | 'submitFirst'
  | 'groupPaysFirst'
  | 'cancelled'
  | 'discount'
  | 'eventOver'
  | 'answers'
  | 'answersOver'
  | 'group';

export interface WhatNow {
  readonly can: readonly Action[];
  readonly cannot: readonly { readonly action: Action; readonly reason: Reason }[];
}

interface Standing {
  readonly status: Registration['status'];
  /** Whether a group is about to pay: the member has nothing left to do. */
  readonly isReady: boolean;
  readonly hasTickets: boolean;
  readonly hasReceipt: boolean;
  readonly isOver: boolean;
  /** Whether the event has several options. */
  readonly hasChoice: boolean;
  /** Whether the answers of a step can be corrected, no longer can, or never could. */
  readonly answers: Openness;
  /** The same of merchandise that is bought. */
  readonly shop: Openness;
}

type Openness = 'open' | 'over' | 'never';

type Step = Review['steps'][number];

/** The steps whose answers can be corrected now, and those that sell products. */
export function openSteps({ steps }: Pick<Review, 'steps'>): { answers: Step[]; shop: Step[] } {
  const open = steps.filter((each) => isYes(each.open));
  return { answers: open.filter((each) => !isShop(each)), shop: open.filter(isShop) };
}

const isShop = ({ step }: Step) => step.kind === 'merchandise';

function opennessOf(steps: readonly Step[]): Openness {
  const told = steps.filter(({ open }) => open !== undefined);
  if (told.length === 0) return 'never';
  return told.some(({ open }) => isYes(open)) ? 'open' : 'over';
}

/** Whether the member of a group has finished, and the group pays next. */
export const isReady = ({ status, group }: Pick<Registration, 'status' | 'group'>): boolean =>
  status === 'Not Submitted' && group !== undefined && isYes(group.ready);

/** A registration's state on a day in the event's time zone. */
export function standingOf(
  { registration, booked, receipt, steps }: Pick<Review, 'registration' | 'booked' | 'receipt' | 'steps'>,
  { days, tracks }: Pick<Event, 'days' | 'tracks'>,
  today: string,
): Standing {
  return {
    status: registration.status,
    isReady: isReady(registration),
    hasTickets: booked.some(({ admits }) => isYes(admits)),
    hasReceipt: receipt !== undefined,
    isOver: days.length > 0 && days.every(({ date }) => date < today),
    hasChoice: days.length > 1 || tracks.flatMap(({ modes }) => modes).length > 1,
    answers: opennessOf(steps.filter((each) => !isShop(each))),
    shop: opennessOf(steps.filter(isShop)),
  };
}

/** Decides which actions are available and why others are not; irrelevant ones are in neither list. */
export function whatNow(standing: Standing): WhatNow {
  const decided = ACTIONS.map((action) => ({ action, decision: decide(action, standing) }));
  return {
    can: decided.filter(({ decision }) => decision === 'yes').map(({ action }) => action),
    cannot: decided.flatMap(({ action, decision }) =>
      decision === 'yes' || decision === 'no' ? [] : [{ action, reason: decision }],
    ),
  };
}

function decide(action: Action, standing: Standing): 'yes' | 'no' | Reason {
  const { status, hasTickets, hasReceipt, hasChoice, isReady } = standing;
  const isSubmitted = status === 'Submitted';
  switch (action) {
    case 'goOn':
      return status === 'Not Submitted' && !isReady ? 'yes' : 'no';
    case 'reread':
      return isReady ? 'yes' : 'no';
    case 'tickets':
      return isSubmitted && hasTickets ? 'yes' : 'no';
    case 'receipt':
      if (hasReceipt) return 'yes';
      // The group has the receipt for what it paid.
      return isSubmitted ? 'group' : onceSubmitted(standing);
    case 'calendar':
    case 'resend':
    case 'invite':
      return onceSubmitted(standing);
    case 'change':
      return hasChoice ? whileItLasts(standing) : 'no';
    case 'cancel':
      return whileItLasts(standing);
    case 'correct':
      if (!isSubmitted) return 'no';
      return whyNot[standing.answers];
    case 'buy':
      return isSubmitted && standing.shop === 'open' ? 'yes' : 'no';
    case 'discount':
      return isSubmitted ? 'discount' : 'no';
    default:
      return action satisfies never;
  }
}

const whyNot = { open: 'yes', over: 'answersOver', never: 'answers' } as const;

function whileItLasts(standing: Standing): 'yes' | 'no' | Reason {
  const { status, isOver } = standing;
  if (status === 'Cancelled') return 'no';
  return status === 'Submitted' && isOver ? 'eventOver' : onceSubmitted(standing);
}

function onceSubmitted({ status, isReady }: Standing): 'yes' | Reason {
  if (status === 'Submitted') return 'yes';
  if (isReady) return 'groupPaysFirst';
  return status === 'Cancelled' ? 'cancelled' : 'submitFirst';
}
