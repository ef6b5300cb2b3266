import type { Group } from '#engine/contract/group-view.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { isOfGroup, type MemberView } from '#machines/group/group.connect.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { MailAddress } from '#src/ui/mail-address.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { Tone } from '#src/ui/tone.ts';
import type { IconName } from '#ui/icon.tsx';
import type { RunGroup } from '../use-group.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberTile } from './member-tile.tsx';

interface MemberRowProps {
  readonly run: RunGroup;
  readonly group: Group;
  readonly member: MemberView;
  readonly at: number;
}

const TAGS: Readonly<Record<MemberView['state'], { tone?: Tone; icon: IconName }>> = {
  invited: { icon: 'mail' },
  started: { tone: 'info', icon: 'edit' },
  ready: { tone: 'success', icon: 'check' },
  paid: { tone: 'success', icon: 'success' },
  left: { icon: 'close' },
  withdrawn: { icon: 'close' },
  cancelled: { icon: 'close' },
};

/** A member's name, progress and price. */
export function MemberRow({ run, group, member, at }: MemberRowProps) {
  const { t } = useTranslation('group');
  const text = useText();
  const { state, step, isNews, name, email } = member;
  const { tone, icon } = TAGS[state];
  const isGone = !isOfGroup(member);
  return (
    <li className={classNames('group-member', isNews && 'group-member-news', isGone && 'group-member-gone')}>
      <MemberTile member={member} at={at} />
      <div className="group-member-who">
        <b>{name}</b>
        <span className="small soft">
          <MailAddress address={email} />
        </span>
      </div>
      <div className="group-member-state">
        <span className="group-member-tag">
          <Tag icon={icon} outline={isGone} {...(tone && { tone })}>
            {state === 'started' && step
              ? t('people.step', { number: step.number, of: step.of })
              : t(`people.states.${state}`)}
          </Tag>
          {isNews && <b className="group-news">{t('people.justNow')}</b>}
        </span>
        <span className="small soft">
          <Detail member={member} step={step && text(step.label)} />
        </span>
      </div>
      <div className="group-member-fee num">
        <Fee member={member} />
      </div>
      {(state === 'invited' || state === 'started' || state === 'ready') && (
        <MemberActions run={run} group={group} member={member} />
      )}
    </li>
  );
}

/** More of the state in words. */
function Detail({ member, step }: { member: MemberView; step: string | undefined }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  switch (member.state) {
    case 'invited': {
      if (member.sent_at === undefined) return t('people.notSent');
      const day = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(member.sent_at));
      return t('people.sent', { date: formatDate(day, locale) });
    }
    case 'started':
      return step ?? t('people.states.started');
    case 'ready':
      return t('people.waits');
    case 'paid':
      return t('people.registered');
    case 'left':
      return t('people.own');
    case 'withdrawn':
    case 'cancelled':
      return t('people.over');
    default:
      return member.state satisfies never;
  }
}

function Fee({ member }: { member: MemberView }) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  if (member.paid !== undefined) {
    const amount = formatCents(member.paid, locale);
    return <span className="soft">{t('people.paidBefore', { amount })}</span>;
  }
  if (!isOfGroup(member)) return <span className="soft">{t('people.notYours')}</span>;
  if (member.fee === undefined) return <span className="soft">{t('people.later')}</span>;
  return (
    <>
      <b>{formatCents(member.fee, locale)}</b>
      {member.state === 'started' && <small className="soft">{t('people.soFar')}</small>}
    </>
  );
}
