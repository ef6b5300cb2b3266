import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FeedEntry, Overview } from '#engine/contract/overview.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatTime } from '#engine/form/format/clock.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import type { LiveState } from '#src/api/realtime/connection.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useFigureWords } from './use-figure-words.ts';

type FeedProps = { readonly data: Overview; readonly live: LiveState };

/** What has just happened, newest first. Hold stops it; the figures go on. */
export function Feed({ data, live }: FeedProps) {
  const t = useDeskTexts();
  const [held, setHeld] = useState<readonly FeedEntry[] | undefined>();
  const entries = held ?? data.feed;
  const fresh = held ? data.feed.filter(({ at }) => at > (held[0]?.at ?? '')).length : 0;
  // What was there when the page opened is not new.
  const seen = useRef(new Set(data.feed.map(keyOf)));
  const isNew = (entry: FeedEntry) => !seen.current.has(keyOf(entry));
  const newest = entries[0];
  const [said, setSaid] = useState('');
  const inWords = useFeedWords();
  useEffect(() => {
    if (newest && !seen.current.has(keyOf(newest))) setSaid(inWords.sentence(newest));
  }, [newest, inWords]);
  const isLive = live === 'connected' && !held;
  return (
    <section className="dk-panel dk-panel-feed" aria-labelledby="dk-feed">
      <div className="dk-panel-head">
        <h2 id="dk-feed">{t('overview.now')}</h2>
        <span className={isLive ? 'dk-live dk-live-on' : 'dk-live'}>
          {t(held ? 'overview.held' : `overview.live.${live}`)}
        </span>
        <span className="dk-grow" />
        <button
          type="button"
          className="dk-link"
          aria-pressed={held !== undefined}
          onClick={() => setHeld(held ? undefined : data.feed)}
        >
          {held ? t('overview.go_on', { count: fresh }) : t('overview.hold')}
        </button>
      </div>
      <p className="dk-hidden" role="status">
        {said}
      </p>
      {entries.length === 0 ? (
        <p className="dk-soft dk-panel-text">{t('overview.nothing_yet')}</p>
      ) : (
        <ol className="dk-feed">
          {entries.map((entry) => (
            <li key={keyOf(entry)} className={isNew(entry) ? 'dk-feed-new' : undefined}>
              <Entry entry={entry} today={data.today} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const keyOf = ({ at, kind, code, amount, name }: FeedEntry) =>
  `${at} ${kind} ${code} ${amount ?? ''} ${name}`;

function useFeedWords() {
  const t = useDeskTexts();
  const locale = useLocale();
  const nameOf = ({ name }: FeedEntry) => name || t('list.unnamed');
  const rest = (entry: FeedEntry) =>
    t(`overview.feed.${entry.kind}`, {
      amount: formatCents(entry.amount ?? 0, locale),
      item: resolveText(entry.item, locale),
    });
  return { nameOf, rest, sentence: (entry: FeedEntry) => `${nameOf(entry)} ${rest(entry)}` };
}

function Entry({ entry, today }: { readonly entry: FeedEntry; readonly today: string }) {
  const locale = useLocale();
  const { timezone } = useEvent();
  const { shortDay } = useFigureWords();
  const { nameOf, rest } = useFeedWords();
  const day = dayIn(timezone, new Date(entry.at));
  return (
    <>
      <time className="dk-soft" dateTime={entry.at}>
        {day === today ? formatTime(new Date(entry.at), locale, timezone) : shortDay(day)}
      </time>
      <span>
        {entry.code ? (
          <Link className="dk-feed-name" to={dossierPath(locale, entry.code)}>
            {nameOf(entry)}
          </Link>
        ) : (
          <b>{nameOf(entry)}</b>
        )}{' '}
        {rest(entry)}
      </span>
    </>
  );
}
