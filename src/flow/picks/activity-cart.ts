import { api } from '#engine/contract/calls.ts';
import type { Dossier } from '#engine/contract/registration.ts';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import { answerOfActivities, cartOfActivities } from '#engine/event/cart/activity-items.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { CartSource } from './cart-service.ts';

type Activities = readonly ActivityInformation[];

/** The activities of a flow under way: one can be held. */
export function activityCart(call: Call, { code }: Pick<Dossier, 'code'>): CartSource<Activities> {
  return {
    async load(signal) {
      const { activities, now } = await call(api.activity.getActivityInformations, {
        params: { code },
        signal,
      });
      return cartOfActivities(activities, now);
    },
    async check({ details }, item, signal) {
      const one = await call(api.activity.getActivityInformation, { params: { a: item, code }, signal });
      return cartOfActivities(details.map((each) => (each.activity_code === item ? one : each)));
    },
    async perform(task, { items }, signal) {
      if (task.kind === 'extend') throw new Error('Activities have no "extend"');
      const about = { signal, locale: localeOfPath(location.pathname) };
      if (task.kind === 'join' || task.kind === 'leave' || task.kind === 'decline') {
        const wait = task.kind === 'join' ? 'Y' : 'N';
        const body = { buyer_code: code, activity_code: task.item, wait } as const;
        const waited = await call(api.activity.waitForActivity, { body, ...about });
        return cartOfActivities(waited.activities, waited.now);
      }
      const amount = items.find((item) => item.code === task.item)?.amount;
      const { activities, now } = await call(api.activity.saveActivityInformation, {
        body: {
          buyer_code: code,
          activity_code: task.item,
          quantity: task.kind === 'hold' ? task.quantity : task.kind === 'accept' ? 1 : 0,
          ...(amount !== undefined && { amount }),
        },
        ...about,
      });
      return cartOfActivities(activities, now);
    },
    answerOf: answerOfActivities,
  };
}
