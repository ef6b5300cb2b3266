import type { CSSProperties } from 'react';
import type { MemberView } from '#machines/group/group.connect.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { tileNames, tiles } from '#src/ui/art/tiles.ts';
import { themeParts } from '#src/ui/themes.ts';
import { Icon } from '#ui/icon.tsx';

/** How much of a member's tile is filled, from 0 (invited) to 1 (ready). */
export function progressOf({ state, step }: MemberView): number {
  if (state === 'ready' || state === 'paid') return 1;
  return state === 'started' && step ? (step.number - 1) / step.of : 0;
}

/** A member as a tile that fills with their progress; decorative. */
export function MemberTile({ member, at }: { member: MemberView; at: number }) {
  const { theme } = useEvent();
  const isGone = member.state === 'left' || member.state === 'withdrawn' || member.state === 'cancelled';
  const name = tileNames[at % tileNames.length] ?? 'apple';
  const Tile = tiles[name];
  // No look borrows from another: one without tiles fills with its own colour.
  const isQuilt = themeParts(theme).hasTiles;
  return (
    <span
      className={classNames(
        'group-tile',
        member.state === 'invited' && 'group-tile-wait',
        isGone && 'group-tile-gone',
      )}
      style={{ '--filled': progressOf(member) } as CSSProperties}
      aria-hidden="true"
    >
      {isGone ? (
        <Icon name="close" />
      ) : isQuilt ? (
        <svg viewBox="0 0 100 100" focusable="false" aria-hidden="true">
          <Tile />
        </svg>
      ) : (
        <span className="group-tile-plain" />
      )}
    </span>
  );
}
