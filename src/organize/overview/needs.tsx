import { Link } from 'react-router';
import type { Overview } from '#engine/contract/overview.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon, type IconName } from '../shell/icon.tsx';
import { listPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

type Line = {
  readonly what: 'decide' | 'payment' | 'refund' | 'mail' | 'overdue' | 'waiting';
  readonly icon: IconName;
  readonly count: number;
  readonly detail: string;
  readonly to: Readonly<Record<string, string>>;
  readonly isBad?: boolean;
};

/** What needs an organizer: verbs, each with the registrations that it is about. */
export function Needs({ data }: { readonly data: Overview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  const { attention, money } = data;
  const all: readonly Line[] = [
    {
      what: 'payment',
      icon: 'card',
      count: attention.payment,
      detail: t('overview.needs.payment_detail', {
        time: attention.payment_since ? time(attention.payment_since) : '',
      }),
      to: { needs: 'payment' },
      isBad: true,
    },
    {
      what: 'refund',
      icon: 'card',
      count: attention.refund,
      detail: t('overview.needs.refund_detail'),
      to: { needs: 'refund' },
      isBad: true,
    },
    {
      what: 'decide',
      icon: 'inbox',
      count: attention.decide,
      detail: t('overview.needs.decide_detail', {
        time: attention.decide_since ? time(attention.decide_since) : '',
      }),
      to: { needs: 'decide' },
    },
    {
      what: 'mail',
      icon: 'mail',
      count: attention.mail,
      detail: t('overview.needs.mail_detail'),
      to: { needs: 'mail' },
    },
    {
      what: 'overdue',
      icon: 'alert',
      count: money.overdue,
      detail: t('overview.needs.overdue_detail', { amount: formatCents(money.owing, locale) }),
      to: { money: 'owing' },
    },
    {
      what: 'waiting',
      icon: 'users',
      count: attention.full_items,
      detail: t('overview.needs.waiting_detail', { count: attention.waiting }),
      to: { needs: 'waiting' },
    },
  ];
  const lines = all.filter(({ count }) => count > 0);
  return (
    <section className="dk-panel dk-panel-needs" aria-labelledby="dk-needs">
      <div className="dk-panel-head">
        <h2 id="dk-needs">{t('overview.needs_you')}</h2>
        <span className="dk-grow" />
        <span className="dk-soft dk-num">{lines.length}</span>
      </div>
      <ul className="dk-needs">
        {lines.map(({ what, icon, count, detail, to, isBad }) => (
          <li key={what} className={isBad ? 'dk-need-bad' : undefined}>
            <Icon name={icon} />
            <div>
              <b>{t(`overview.needs.${what}`, { count })}</b>
              <p className="dk-soft">{detail}</p>
            </div>
            <Link className="dk-button" to={listPath(locale, to)}>
              {t(`overview.verbs.${what}`)}
              <span className="dk-hidden">: {t(`overview.needs.${what}`, { count })}</span>
            </Link>
          </li>
        ))}
        <li className="dk-need-well">
          <Icon name="check" />
          <p className="dk-soft">{t(lines.length === 0 ? 'overview.all_well' : 'overview.else_well')}</p>
        </li>
      </ul>
    </section>
  );
}
