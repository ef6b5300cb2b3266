import type { JoinableItem } from '#engine/event/cart/booked.ts';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { JoinableItemStep } from './joinable-item-step.tsx';
import './waits.css';

interface JoinableItemsProps {
  readonly code: string;
  readonly joinable: readonly JoinableItem[];
  /** Whether they are unfolded at first. */
  readonly isOpen: boolean;
}

/** Sold-out items of every kind, folded, each with a button to join its waitlist. */
export function JoinableItems({ code, joinable, isOpen }: JoinableItemsProps) {
  const { t } = useTranslation('manage');
  if (joinable.length === 0) return null;
  return (
    <section aria-labelledby="existing-wait">
      <h2 id="existing-wait" tabIndex={-1}>
        {t('joinable.title')}
      </h2>
      <p className="soft">{t('joinable.text')}</p>
      <details className="waits-joinable" open={isOpen}>
        <summary>
          <Icon name="hourglass" /> {t('joinable.show', { count: joinable.length })}
        </summary>
        <NextList>
          {joinable.map((item) => (
            <JoinableItemStep key={`${item.kind} ${item.item}`} code={code} joinable={item} />
          ))}
        </NextList>
      </details>
    </section>
  );
}
