import { useEvent } from '#src/api/event-context.tsx';
import type { Place } from '#src/flow/waitlist/place-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { applyPath, pathTo } from '#src/lib/navigation/route-names.ts';

/** The entry's state, or that its offer was just declined here. */
export type Standing = Place['state'] | 'declined';

interface WayOn {
  readonly to: string;
  readonly label:
    | 'interrupted.home'
    | 'waitlist.register'
    | 'start.continueLink'
    | 'start.joinWaitlist'
    | 'apply.begin'
    | 'apply.open';
}

/** The link to continue with: to the awaited item, or to the waitlist again. */
export function useWayOn(entry: string, { track, day, flow }: Place, state: Standing): WayOn {
  const locale = useLocale();
  const { tracks } = useEvent();
  switch (state) {
    case 'waiting':
      return { to: pathTo('home', locale), label: 'interrupted.home' };
    case 'offered':
      return flow === undefined
        ? { to: pathTo('registration.start', locale, {}, { entry }), label: 'waitlist.register' }
        : { to: applyPath('begin', flow, locale, { entry }), label: 'apply.begin' };
    case 'taken':
      return flow === undefined
        ? { to: pathTo('registration.manage', locale), label: 'start.continueLink' }
        : { to: applyPath('begin', flow, locale), label: 'apply.open' };
    case 'expired':
    case 'declined': {
      const seo = tracks.find(({ code }) => code === track)?.seo;
      const to =
        flow === undefined
          ? pathTo('registration.start.waitlist', locale, {}, { track: seo, day })
          : pathTo('registration.waitlist', locale, {}, { flow });
      return { to, label: 'start.joinWaitlist' };
    }
    default:
      return state satisfies never;
  }
}
