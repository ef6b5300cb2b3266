import type { Overview } from '#engine/contract/overview.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { REGISTRATION_FLOW } from '#engine/event/documents/flow/schema.ts';
import { addDays } from '#engine/form/format/calendar-day.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { countNeeds } from './attention.ts';
import { countHolding, countStock, leftOf, limitedItems, placesIn, tightest } from './capacity.ts';
import { eventMoney } from './event-money.ts';
import { readFeed } from './feed.ts';
import { marksOf } from './marks.ts';
import { placesLeft } from './places-left.ts';
import { countCancelled, countDossiers, dayOf, flowCounts, signUpsOf } from './sign-ups.ts';

/** The state of an event in figures: added up by the database, never dossier by dossier here. */
export async function readOverview(
  db: Database,
  configuration: ConfigurationStore,
  event: EventDocument,
  now = new Date(),
): Promise<Overview> {
  const { code: eventCode, timezone } = event;
  const today = await dayOf(db, timezone, now);
  const [counts, cancelled, money, stock, holding, attention, feed] = await Promise.all([
    countDossiers(db, eventCode, timezone),
    countCancelled(db, eventCode, timezone),
    eventMoney(db, configuration, { eventCode, timezone, today }),
    countStock(db, eventCode),
    countHolding(db, eventCode),
    countNeeds(db, configuration, eventCode, now),
    readFeed(db, configuration, eventCode),
  ]);
  const registrations = counts.filter(({ flow }) => flow === REGISTRATION_FLOW);
  const since = (first: string) =>
    sum(
      registrations.filter(
        ({ day, status }) => status === 'Submitted' && day !== null && day >= first && day <= today,
      ),
    );
  const week = since(addDays(today, -6));
  const places = placesIn(configuration, event, stock);
  const items = limitedItems(configuration, eventCode, stock);
  const left = placesLeft(places, { week, today });
  return {
    at: now.toISOString(),
    today,
    registered: {
      now: sum(registrations.filter(({ status }) => status === 'Submitted')),
      today: since(today),
      week,
    },
    unfinished: {
      now: sum(registrations.filter(({ status }) => status === 'Not Submitted')),
      holding,
    },
    ...(left && { places: left }),
    flows: flowCounts(configuration, eventCode, counts),
    sign_ups: signUpsOf(counts, cancelled),
    marks: marksOf(configuration, event),
    money,
    capacity: places,
    items: tightest(items),
    limited: items.length,
    attention: {
      ...attention,
      full_items: items.filter((item) => item.waiting > 0 && leftOf(item) === 0).length,
    },
    feed,
  };
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
