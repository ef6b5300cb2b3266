import { useQuery } from '@tanstack/react-query';
import { useCall } from '#src/api/call-context.tsx';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { sameTimeQuery } from './seats-query.ts';

interface BasketOthersProps {
  readonly session: ChosenSession;
  readonly has: (code: string) => boolean;
  readonly onTake: (other: ChosenSession) => void;
}

/** Sessions with seats at the time of a full one. */
export function BasketOthers({ session, has, onTake }: BasketOthersProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const query = sameTimeQuery(useCall(), session.workshops_schedule_code);
  const { data, isError } = useQuery({ ...query, retry: false });
  if (isError) return <p role="alert">{t('basket_others_failed')}</p>;
  if (!data) {
    return (
      <Loading label={t('basket_others_loading')}>
        <Skeleton width="70%" />
      </Loading>
    );
  }
  const free = data.filter((each) => each.availability !== 'full' && !has(each.workshops_session_code));
  if (free.length === 0) return <p className="soft">{t('basket_others_none')}</p>;
  return (
    <ul className="basket-others">
      {free.map((other) => {
        const title = text(other.workshops_title);
        const place = text(other.room) || (other.workshops_session_type === 'O' ? t('online') : '');
        const left = other.seats_left === undefined ? '' : t('left', { count: other.seats_left });
        return (
          <li key={other.workshops_session_code}>
            <span>
              {title}
              <span className="small soft">{[place, left].filter(Boolean).join(', ')}</span>
            </span>
            <Button
              variant="secondary"
              size="s"
              aria-label={t('basket_instead_named', { title, other: text(session.workshops_title) })}
              onClick={() => onTake(other)}
            >
              {t('basket_instead')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
