import { useId, useRef, useState } from 'react';
import type { Session } from '#engine/event/schedule/session.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { foundWorkshopsQuery } from '../site-queries.ts';
import { FinderChips } from './finder-chips.tsx';
import { WorkshopTeasers } from './workshop-teasers.tsx';
import './workshop-finder-block.css';

const MOST = 12;

/** How many workshops are given in some sessions: one may be given more than once. */
const workshopsIn = (sessions: readonly Session[]) =>
  new Set(sessions.map((session) => session.workshops_code)).size;

/** Finds workshops on the page by words and by one filter, whose values show their counts. */
export function WorkshopFinderBlock({ block, sunken }: BlockProps<'workshop_finder'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const locale = useLocale();
  const { track, day, filter, most = MOST } = block;
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  // Read from the form when it is sent: a letter more asks nothing of the server.
  function look(form: FormData) {
    setWords(String(form.get('words') ?? '').trim());
  }
  const input = useRef<HTMLInputElement>(null);
  /** Resets the search and puts the focus where the next one starts. */
  function lookForAll() {
    setWords('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }
  const isOf = (session: Session, value: string) =>
    filter === undefined || value === '' || (session.filters[filter] ?? []).includes(value);

  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <form
        className="finder"
        onSubmit={(event) => {
          event.preventDefault();
          look(new FormData(event.currentTarget));
        }}
      >
        <div className="field">
          <label className="label" htmlFor={`${id}-words`}>
            {t('find_workshop')}
          </label>
          <input
            ref={input}
            id={`${id}-words`}
            className="control"
            type="search"
            name="words"
            maxLength={200}
          />
        </div>
        <Button type="submit">{t('find')}</Button>
      </form>
      <Fetched
        query={foundWorkshopsQuery(call, { track, day, words, locale })}
        isEmpty={(all) => all.length === 0}
        empty={
          words === '' ? (
            t('no_workshops')
          ) : (
            <span className="finder-none">
              <span role="status">{t('none_found')}</span>
              <Button size="s" variant="secondary" onClick={lookForAll}>
                {t('all_workshops')}
              </Button>
            </span>
          )
        }
      >
        {(all) => {
          const found = all.filter((session) => isOf(session, chosen));
          const count = workshopsIn(found);
          return (
            <>
              {filter !== undefined && (
                <FinderChips
                  filter={filter}
                  chosen={chosen}
                  count={(value) => workshopsIn(all.filter((session) => isOf(session, value)))}
                  onChoose={setChosen}
                />
              )}
              <p className="soft" role="status">
                {t('found', { count })}
                {found.length > count && t('found_times', { times: found.length })}
              </p>
              <WorkshopTeasers sessions={found.slice(0, most)} />
              {found.length > most && (
                <p className="soft more-of">{t('more_of', { count: found.length - most })}</p>
              )}
            </>
          );
        }}
      </Fetched>
    </Section>
  );
}
