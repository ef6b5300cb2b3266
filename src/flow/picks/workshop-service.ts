import { fromPromise } from 'xstate';
import { api } from '#engine/contract/api.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { ScheduleTime, Session } from '#engine/contract/schedule.ts';
import type { WorkshopCart } from '#engine/contract/workshop-cart.ts';
import type { Observable, WorkshopPickerState, WorkshopService } from '#engine/react/picker-services.ts';
import { mayAttend } from '#engine/schedule/may-attend.ts';
import type { CartTask } from '#machines/workshop-cart/cart-setup.ts';
import { connectWorkshopCart } from '#machines/workshop-cart/workshop-cart.connect.ts';
import { workshopCartMachine } from '#machines/workshop-cart/workshop-cart.machine.ts';
import type { Call } from '#src/api/client.ts';
import { startActor } from '#src/lib/actors/start-actor.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { PickService } from './pick-services.ts';
import { settledState } from './settled-state.ts';

function perform(
  call: Call,
  registrationCode: string,
  task: CartTask,
  signal: AbortSignal,
): Promise<WorkshopCart> {
  const about = { signal, locale: localeOfPath(location.pathname) };
  const registration_code = registrationCode;
  switch (task.kind) {
    case 'hold': {
      const { session, from } = task;
      return call(api.workshopCart.handleWorkshopCart, {
        body: {
          registration_code,
          workshop_code: session.workshops_code,
          schedule_code: session.workshops_schedule_code,
          session_code: session.workshops_session_code,
          schedule_start: session.workshops_schedule_start,
          schedule_end: session.workshops_schedule_end,
          ...(from && {
            old_workshop_code: from.workshops_code,
            old_schedule_code: from.workshops_schedule_code,
            old_session_code: from.workshops_session_code,
          }),
        },
        ...about,
      });
    }
    case 'release':
      return call(api.workshopCart.deleteWorkshop, {
        body: {
          registration_code,
          schedule_code: task.session.workshops_schedule_code,
          session_code: task.session.workshops_session_code,
        },
        ...about,
      });
    case 'extend':
      return call(api.workshopCart.extendWorkshopHolds, { body: { registration_code }, ...about });
    case 'join':
    case 'leave':
      return call(api.workshopCart.joinWorkshopWaitlist, {
        body: {
          registration_code,
          session_code: task.session.workshops_session_code,
          leave: task.kind === 'leave' ? 'Y' : 'N',
        },
        ...about,
      });
    default:
      return task satisfies never;
  }
}

/** The times with the sessions that a registration may attend; a time without any is left out. */
function timesFor(
  times: readonly ScheduleTime[],
  event: Parameters<typeof mayAttend>[0],
  registration: Registration,
): ScheduleTime[] {
  return times.flatMap((time) => {
    const sessions = time.sessions.filter((session) => mayAttend(event, registration, session));
    return sessions.length > 0 ? [{ ...time, sessions }] : [];
  });
}

/** The workshops of a registration under way, as the picker draws them; its statechart is machines/workshop-cart. */
export function workshopService(
  call: Call,
  registration: Registration,
  onPicked: () => void,
): PickService<WorkshopService> {
  const { code, track, mode, registrations_day: day } = registration;
  const actor = startActor(
    workshopCartMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => {
          // Who comes in both ways may go to what is online as well, of whatever track.
          const choice = mode === 'Hybrid' ? { day, code } : { day, track, code };
          const [{ times }, tracks, filters, cart] = await Promise.all([
            call(api.schedule.getScheduleByCodeAndTrack, { body: choice, signal }),
            call(api.event.getEventTrack, { signal }),
            call(api.schedule.listFilters, { signal }),
            call(api.workshopCart.getWorkshopsCart, { params: { code, x: 'W' }, signal }),
          ]);
          return { times: timesFor(times, { tracks }, registration), filters, cart };
        }),
        perform: fromPromise(async ({ input: { task }, signal }) => {
          if (!task) throw new Error('there is nothing to do');
          const cart = await perform(call, code, task, signal);
          onPicked();
          return cart;
        }),
      },
    }),
    {},
  );
  let state = connectWorkshopCart(actor.getSnapshot());
  const listeners = new Set<() => void>();
  actor.subscribe((snapshot) => {
    state = connectWorkshopCart(snapshot);
    for (const listener of listeners) listener();
  });
  const online = () => actor.send({ type: 'ONLINE' });
  const visible = () => document.visibilityState === 'visible' && actor.send({ type: 'REFRESH' });
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visible);
  const ask = (task: CartTask) => actor.send({ type: 'DO', task });
  const drawn: Observable<WorkshopPickerState> = {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    ...drawn,
    settled: () => settledState(drawn, ({ phase, busy }) => phase === 'ready' && busy.size > 0),
    hold: (session: Session) => ask({ kind: 'hold', session }),
    release: (session) => ask({ kind: 'release', session }),
    swap: (from, session) => ask({ kind: 'hold', session, from }),
    extend: () => ask({ kind: 'extend' }),
    joinWaitlist: (session) => ask({ kind: 'join', session }),
    leaveWaitlist: (session) => ask({ kind: 'leave', session }),
    dismiss: () => actor.send({ type: 'DISMISS' }),
    retry: () => actor.send({ type: 'RETRY' }),
    refresh: () => actor.send({ type: 'REFRESH' }),
    heedSeats: (seats) => actor.send({ type: 'SEATS', seats }),
    reconnected: online,
    close() {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
      actor.stop();
    },
  };
}
