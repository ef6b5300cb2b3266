import type { MemberView } from '#machines/group/group.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { MemberTile } from './member-tile.tsx';

/** So many stand in a strip; of a larger group the rest is in the list. */
const MOST = 16;

/** The group at a glance: a tile each. The list below says the same in words. */
export function TileStrip({ members }: { members: readonly MemberView[] }) {
  const { t } = useTranslation('group');
  return (
    <div className="group-strip-box">
      <div className="group-strip">
        {members.slice(0, MOST).map((member, at) => (
          <MemberTile key={member.member_id} member={member} at={at} />
        ))}
      </div>
      <p className="small soft">{t('people.tiles')}</p>
    </div>
  );
}
