import type { MemberView } from '#machines/group/group.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { MemberTile } from './member-tile.tsx';

/** The most tiles in a strip; the list has everyone. */
const MOST = 16;

/** The group as tiles. The list below says the same in words. */
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
