import type { activity as contract } from '#engine/contract/activity.ts';
import { FLOW_FRONTS } from '#engine/contract/flow-fronts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { holdItem } from '#server/cart/hold-item.ts';
import { joinWaitlist, leaveWaitlist } from '#server/cart/wait-for-item.ts';
import { activityOffersOf } from '#server/inventory/find-offers.ts';
import { holdsOf } from '#server/inventory/holds.ts';
import { activitiesFor, activitiesOf } from '#server/items/activities.ts';
import { activityInformations } from '#server/offers/activity-information.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { frontHandlers } from './flow-front.ts';
import type { Call, Handlers } from './handlers.ts';
import { submit } from './submit.ts';

/** Social activities, chosen with or without a registration. */
export const activityHandlers: Handlers<typeof contract> = {
  ...frontHandlers(FLOW_FRONTS.activity),

  async submitActivityApplication(call) {
    const { activity_code, quantity, amount: _compared, ...body } = call.body;
    if (activity_code !== undefined) await chooseOther(call, { activity_code, quantity: quantity ?? 1 });
    return submit({ ...call, body });
  },

  getActivityInformations: (call) => offered(call),

  async getActivityInformation(call) {
    const { activities } = await offered(call);
    const activity = activities.find(({ activity_code }) => activity_code === call.params.a);
    if (!activity) throw notFound();
    return activity;
  },

  async getActivityInformationByCode({ services: { db, configuration }, eventCode, event, params }) {
    const asked = activitiesOf(configuration, eventCode).filter(({ code }) => code === params.code);
    const [activity] = await activityInformations(db, event.document, asked);
    if (!activity) throw notFound();
    return activity;
  },

  async saveActivityInformation(call) {
    await holdItem(call.services, call.event.document, call.dossier, { ...call.body, kind: 'activity' });
    return offered(call);
  },

  async waitForActivity(call) {
    const { services, event, dossier, body } = call;
    const { activity_code } = body;
    if (isYes(body.wait)) {
      await joinWaitlist(services, event.document, dossier, { kind: 'activity', activity_code, quantity: 1 });
    } else await leaveWaitlist(services, dossier, { kind: 'activity', item: activity_code });
    return offered(call);
  },
};

type Bearer = Pick<Call<(typeof contract)['getActivityInformations']>, 'services' | 'event' | 'dossier'>;
type Submitting = Call<(typeof contract)['submitActivityApplication']>;

/** Chooses the sent activity if another one is chosen; during a payment it stays, and a repeat gets the same answer. */
async function chooseOther(
  { services, event, dossier, body }: Submitting,
  wish: { activity_code: string; quantity: number },
): Promise<void> {
  const held = await holdsOf(services.db, dossier.id, 'activity');
  if (held.some(({ item, quantity }) => item === wish.activity_code && quantity === wish.quantity)) return;
  const { amount } = body;
  await holdItem(services, event.document, dossier, {
    kind: 'activity',
    ...wish,
    ...(amount !== undefined && { amount }),
  });
}

async function offered({ services: { db, configuration }, event, dossier }: Bearer) {
  const activities = activitiesFor(configuration, dossier);
  const { waitlist } = activityOffersOf(configuration, dossier.eventCode) ?? {};
  const now = new Date();
  return {
    activities: await activityInformations(db, event.document, activities, dossier, waitlist, now),
    now: now.toISOString(),
  };
}
