import { Link } from 'react-router';
import type { Group } from '#engine/contract/group-view.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { MemberView } from '#machines/group/group.connect.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Names shown; the rest is counted. */
const NAMED = 4;

interface PaySideProps {
  readonly group: Group;
  /** The members, without those who left. */
  readonly members: readonly MemberView[];
}

/** The number of ready members, their total, and the link to pay or why not yet. */
export function PaySide({ group, members }: PaySideProps) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const unpaid = members.filter(({ state }) => state !== 'paid');
  const ready = unpaid.filter(({ state }) => state === 'ready');
  const open = unpaid.filter(({ state }) => state !== 'ready');
  const done = members.length - open.length;
  const total = ready.reduce((sum, { fee = 0 }) => sum + fee, 0);
  const isPayable = ready.length > 0 && (group.pay === 'ready' || open.length === 0);
  const names = formatList(
    [
      ...open.slice(0, NAMED).map(({ name }) => name),
      ...(open.length > NAMED ? [t('pay.others', { count: open.length - NAMED })] : []),
    ],
    locale,
  );
  const { group_code } = group;
  if (members.length > 0 && unpaid.length === 0) {
    return (
      <div className="panel">
        <h2>{t('pay.title')}</h2>
        <p className="panel-sub">
          {t('pay.code')} <span className="num nowrap">{group_code}</span>
        </p>
        <p>{t('pay.paidAll')}</p>
        <p>
          <Link
            className={buttonClass({ variant: 'secondary', size: 's' })}
            to={pathTo('registration.paid-confirmation', locale, {}, { group_code })}
          >
            {t('payPage.papers')}
          </Link>
        </p>
      </div>
    );
  }
  const label =
    group.pay === 'ready' && open.length > 0 ? t('pay.goReady', { count: ready.length }) : t('pay.go');
  return (
    <div className="panel">
      <h2>{t(isPayable ? 'pay.readyTitle' : 'pay.title')}</h2>
      <p className="panel-sub">
        {t('pay.code')} <span className="num nowrap">{group_code}</span>
      </p>
      {members.length > 0 && (
        <div className="group-progress">
          <p>
            <b>{t('pay.progress', { ready: done, count: members.length })}</b>
            {open.length > 0 && <span className="soft">{t('pay.toGo', { count: open.length })}</span>}
          </p>
          <progress
            max={members.length}
            value={done}
            aria-label={t('pay.progress', { ready: done, count: members.length })}
          />
        </div>
      )}
      <dl className="lines">
        <div>
          <dt>{t('pay.ready', { count: ready.length })}</dt>
          <dd>{formatCents(total, locale)}</dd>
        </div>
        {open.length > 0 && (
          <div>
            <dt>{t('pay.open', { count: open.length })}</dt>
            <dd className="soft">{t('people.later')}</dd>
          </div>
        )}
      </dl>
      <div className="total" aria-live="polite" aria-atomic="true">
        <span>{t('pay.soFar')}</span>
        <span>{formatCents(total, locale)}</span>
      </div>
      {isPayable ? (
        <Link
          className={`${buttonClass({ size: 'l' })} group-pay-go`}
          to={pathTo('group-pay', locale, { group_code })}
        >
          <Icon name="lock" /> {label}
        </Link>
      ) : (
        <Button size="l" icon="lock" className="group-pay-go" unavailable={whyNot()}>
          {t('pay.go')}
        </Button>
      )}
      {isPayable && open.length > 0 && (
        <p className="panel-note">
          <Icon name="hourglass" size="s" /> {t('pay.stay', { names })}
        </p>
      )}
    </div>
  );

  function whyNot(): string {
    if (unpaid.length === 0 || (group.pay === 'ready' && ready.length === 0)) return t('pay.nobody');
    return t('pay.waits', { count: members.length, names });
  }
}
