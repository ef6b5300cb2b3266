import { useEffect, useRef } from 'react';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { api } from '#engine/contract/organizer-calls.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { handOverTo } from '../sign-in/hand-over.ts';

/** A new event, with the name that it was given. */
export type Created = AnswerOf<typeof api.newEvents.createEvent> & { readonly name: string };

type CreatedEventProps = { readonly created: Created; readonly onAnother: () => void };

/** Leads to the desk and the site of an event that was just created. */
export function CreatedEvent({ created, onAnother }: CreatedEventProps) {
  const t = useDeskTexts();
  const { name, site, desk, sign_in: handed } = created;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="dk-new-event-made" aria-labelledby="created">
      <h2 id="created" tabIndex={-1} ref={heading}>
        {t('new_event.made_title', { name })}
      </h2>
      <p>{t('new_event.made')}</p>
      <p>
        <a className="dk-button dk-button-primary" href={handed ? handOverTo(desk, handed) : desk}>
          {t('new_event.open_desk')}
        </a>
        <a className="dk-button" href={site}>
          {t('new_event.open_site')}
        </a>
        <button type="button" className="dk-button" onClick={onAnother}>
          {t('new_event.another')}
        </button>
      </p>
      {handed && <p className="dk-soft">{t('new_event.open_desk_hint')}</p>}
    </section>
  );
}
