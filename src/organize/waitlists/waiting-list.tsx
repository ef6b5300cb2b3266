import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DeskWaitlist, WaitingPerson } from '#engine/contract/desk-waitlist.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { dossierPath } from '../shell/paths.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { OfferPanel } from './offer-panel.tsx';
import { useWaiting } from './use-waitlists.ts';

/** The people on a waitlist in their order, each of whom can be offered it out of turn. */
export function WaitingList({ waitlist }: { readonly waitlist: DeskWaitlist }) {
  const t = useDeskTexts();
  const list = useWaiting(waitlist);
  const [chosen, setChosen] = useState<WaitingPerson>();
  const opener = useRef<HTMLElement | null>(null);
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  if (list.error) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  const { taken, limit, reserved, waiting, offered } = waitlist;
  function close() {
    setChosen(undefined);
    opener.current?.focus();
  }
  return (
    <>
      <p className="dk-soft" role="status">
        {limit === undefined
          ? t('waitlists.unlimited', { waiting, offered })
          : reserved > 0
            ? t('waitlists.figures_reserved', { taken, reserved, total: limit + reserved, waiting, offered })
            : t('waitlists.figures', { taken, limit, waiting, offered })}
      </p>
      {chosen && <OfferPanel key={chosen.id} waitlist={waitlist} person={chosen} onClose={close} />}
      <div className="dk-wide">
        <table className="dk-table">
          <thead>
            <tr>
              <th scope="col" className="dk-num">
                {t('waitlists.position')}
              </th>
              <th scope="col">{t('waitlists.person')}</th>
              <th scope="col">{t('waitlists.joined')}</th>
              <th scope="col">
                <span className="dk-hidden">{t('waitlists.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <WaitingRow
                key={person.id}
                person={person}
                onOffer={() => {
                  opener.current =
                    document.activeElement instanceof HTMLElement ? document.activeElement : null;
                  setChosen(person);
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {list.hasNextPage && (
        <button
          type="button"
          className="dk-button"
          aria-disabled={list.isFetching || undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t(list.isFetching ? 'list.more' : 'review.more')}
        </button>
      )}
    </>
  );
}

type WaitingRowProps = { readonly person: WaitingPerson; readonly onOffer: () => void };

function WaitingRow({ person, onOffer }: WaitingRowProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const mayEdit = useMay('edit');
  const { time } = useMoments();
  const { code, email, position, offered_until: until } = person;
  const name = person.name || email;
  return (
    <tr>
      <td className="dk-num">{position}</td>
      <td>
        {code ? (
          <Link className="dk-link" to={dossierPath(locale, code)}>
            {name}
          </Link>
        ) : (
          name
        )}
        {person.name && <span className="dk-soft dk-line">{email}</span>}
      </td>
      <td>{time(person.joined_at)}</td>
      <td>
        {until
          ? t('waitlists.offered', { time: time(until) })
          : mayEdit && (
              <button
                type="button"
                className="dk-button"
                aria-label={t('waitlists.offer_to', { name })}
                onClick={onOffer}
              >
                {t('waitlists.offer')}
              </button>
            )}
      </td>
    </tr>
  );
}
