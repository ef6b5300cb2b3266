import { useState } from 'react';
import type { Group } from '#engine/contract/group-view.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { RunGroup } from '../use-group.ts';
import { MemberRow } from './member-row.tsx';

/** Rows added per press: 500 at once are slow to render. */
const TOGETHER = 60;

/** All members, in the order in which they were added. */
export function MemberList({ run, group }: { run: RunGroup; group: Group }) {
  const { t } = useTranslation('group');
  const [shown, setShown] = useState(TOGETHER);
  const { members } = run.view;
  const more = members.length - shown;
  return (
    <>
      <ul className="group-members">
        {members.slice(0, shown).map((member, at) => (
          <MemberRow key={member.member_id} run={run} group={group} member={member} at={at} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + TOGETHER)}>
          {t('people.showMore', { count: more })}
        </Button>
      )}
    </>
  );
}
