import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { type Created, CreatedEvent } from './created-event.tsx';
import { NewEventForm } from './new-event-form.tsx';
import '../styles/new-event.css';

/** Makes a new event from a template or from this event, and leads to its desk. */
export function NewEventPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { repeat: _, ...options } = query(useCall(), api.newEvents.listEventSources, { locale });
  const { data, error, refetch } = useQuery(options);
  const [created, setCreated] = useState<Created>();
  useTitle(t('new_event.title'));
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('new_event.title')}</h1>
      </div>
      <div className="dk-new-event">
        {created ? (
          <CreatedEvent created={created} onAnother={() => setCreated(undefined)} />
        ) : error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : (
          <>
            <p className="dk-soft">{t('new_event.lead')}</p>
            <NewEventForm sources={data.sources} onDone={setCreated} />
          </>
        )}
      </div>
    </div>
  );
}
