import { useState } from 'react';
import { Link } from 'react-router';
import type { Group } from '#engine/contract/group-view.ts';
import type { MemberView } from '#machines/group/group.connect.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { AskFirst } from '../ask-first.tsx';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';

interface MemberActionsProps {
  readonly run: RunGroup;
  readonly group: Group;
  readonly member: MemberView;
}

/** The contact's actions for an unpaid member: remind, fill in, remove. */
export function MemberActions({ run, group, member }: MemberActionsProps) {
  const { t } = useTranslation('group');
  const locale = useLocale();
  const perform = useGroupTask(run);
  const [asking, setAsking] = useState(false);
  const { name, email, member_id, state } = member;
  const { group_code } = group;
  return (
    <details className="group-member-more">
      <summary className={buttonClass({ variant: 'quiet', size: 's' })}>
        <Icon name="more" />
        <VisuallyHidden>{t('people.more', { name })}</VisuallyHidden>
      </summary>
      <div className="actions">
        {state === 'invited' && (
          <>
            <Button
              size="s"
              variant="secondary"
              icon="mail"
              onClick={() => void perform({ kind: 'resend', people: [{ name, email }] })}
            >
              {t('people.resend')}
            </Button>
            <Link
              className={buttonClass({ size: 's', variant: 'secondary' })}
              to={pathTo('registration.checked-group', locale, {}, { group_code, name, email })}
            >
              {t('people.fill')}
            </Link>
          </>
        )}
        <Button size="s" variant="quiet" icon="trash" onClick={() => setAsking(true)}>
          {t('people.withdraw')}
        </Button>
      </div>
      <AskFirst
        open={asking}
        title={t('people.withdrawTitle', { name })}
        text={t('people.withdrawText')}
        yes={t('people.withdrawDo')}
        no={t('people.keep')}
        onYes={() => {
          setAsking(false);
          void perform({ kind: 'withdraw', member_id });
        }}
        onNo={() => setAsking(false)}
      />
    </details>
  );
}
