import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#engine/contract/calls.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { useEventChanges } from '#src/api/realtime/use-event-changes.ts';
import { pageInfo, pageInfoOf } from '#src/lib/persisted/page-info.ts';
import { ConsentGate } from './consent/consent-gate.tsx';
import { VersionWatch } from './version/version-watch.tsx';

/** Follows changes while the page is open: the event's names, theme and menu; offers new versions; asks for consent. */
export function SiteWatch() {
  const queries = useQueryClient();
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: queryKeyOf(api.event.getClientEventFromDomain) });
  useEventChanges('site', refresh);
  const event = useEvent();
  useEffect(() => pageInfo.write(pageInfoOf(event)), [event]);
  return (
    <>
      <VersionWatch />
      {event.analytics && <ConsentGate />}
    </>
  );
}
