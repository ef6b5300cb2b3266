import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#engine/contract/api.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { pageInfo, pageInfoOf } from '#src/lib/persisted/page-info.ts';
import { useEventChanges } from '#src/lib/realtime/use-event-changes.ts';
import { ConsentGate } from './consent/consent-gate.tsx';
import { VersionWatch } from './version/version-watch.tsx';

/** Pages that an event may show in the place of its home page, as soon as they are published. */
const STAND_INS: readonly string[] = ['coming_soon', 'thank_you'];

/** Follows changes while the page is open: the event's names, theme and menu; offers new versions; asks for consent. */
export function SiteWatch() {
  const queries = useQueryClient();
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: queryKeyOf(api.event.getClientEventFromDomain) });
  useEventChanges(({ kind, code }) => {
    // The event's answer contains its menu and names its home page.
    const isHomepage = kind === 'page' && STAND_INS.includes(code);
    if (kind === 'event' || kind === 'menu' || isHomepage) refresh();
  }, refresh);
  const event = useEvent();
  useEffect(() => pageInfo.write(pageInfoOf(event)), [event]);
  return (
    <>
      <VersionWatch />
      {event.analytics && <ConsentGate />}
    </>
  );
}
