import type { FlowDocument } from '#engine/event/documents/flow/schema.ts';
import type { WalkInput } from '#engine/event/walks/walk.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import { contextOf, type Served } from '#server/configuration/diagnose-context.ts';

/** What a flow of an event is walked through with; undefined without the event. */
export function walkInput(
  configuration: Served,
  eventCode: string,
  flow: FlowDocument,
  now: Date,
): WalkInput | undefined {
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  if (!event) return undefined;
  const schedule = configuration.current(eventCode, 'schedule', catalogue.schedule)?.document;
  const fees = flow.money?.fees ?? [];
  return {
    flow,
    context: contextOf(eventCode, event, configuration),
    fees:
      fees === 'catalogue'
        ? (configuration.current(eventCode, 'fees', catalogue.fees)?.document.fees ?? [])
        : fees,
    membership: configuration.current(eventCode, 'membership', catalogue.membership)?.document,
    offersOf: (code) => configuration.current(eventCode, 'offers', code)?.document,
    names: {
      track: (code) => event.tracks.find((each) => each.code === code)?.name ?? code,
      session(code) {
        const session = schedule?.sessions.find((each) => each.code === code);
        return schedule?.workshops.find((each) => each.code === session?.workshop)?.title ?? code;
      },
    },
    today: dayIn(event.timezone, now),
  };
}
