import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { RowWords } from './row-words.ts';

interface OnlineRowProps {
  readonly words: RowWords;
  readonly count: number;
  /** The presenters' time zone; '' if it is the same. */
  readonly there: string;
  readonly children: ReactNode;
}

/** The online sessions of a block: a row of its own below the rooms, folded on phones. */
export function OnlineRow({ words: { t }, count, there, children }: OnlineRowProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <div className={classNames('online-row', isUnfolded && 'unfolded')}>
      <p className="online-head">
        <Icon name="screen" />
        <b id={`${id}-name`}>{t('online')}</b>
        <span>{there || t('online_count', { count })}</span>
        {/* Styles show it on phones alone. */}
        <button
          type="button"
          className="online-fold"
          id={`${id}-fold`}
          aria-expanded={isUnfolded}
          aria-controls={id}
          aria-labelledby={`${id}-fold ${id}-name`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'fold' : 'unfold')}
        </button>
      </p>
      <ul className="offers" id={id} aria-labelledby={`${id}-name`}>
        {children}
      </ul>
    </div>
  );
}
