import type { activity as contract } from '#engine/contract/activity.ts';
import { activitiesOf, activityInformations } from '#server/domain/activities/activity-information.ts';
import { chooseActivity } from '#server/domain/activities/choose-activity.ts';
import { notFound } from '#server/domain/refusal.ts';
import type { Call, Handlers } from './handlers.ts';

/** What goes on besides the workshops, and what a registrant takes part in. */
export const activityHandlers: Handlers<typeof contract> = {
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
    await chooseActivity(call.services, call.event.document, call.registration, call.body);
    return offered(call);
  },
};

type Bearer = Pick<Call<(typeof contract)['getActivityInformations']>, 'services' | 'event' | 'registration'>;

async function offered({ services: { db, configuration }, event, registration }: Bearer) {
  const activities = activitiesOf(configuration, registration.eventCode, registration.track ?? undefined);
  return { activities: await activityInformations(db, event.document, activities, registration) };
}
