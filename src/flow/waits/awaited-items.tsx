import type { BookedItem } from '#engine/event/cart/booked.ts';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { AwaitedItemStep } from './awaited-item-step.tsx';

interface AwaitedItemsProps {
  readonly code: string;
  readonly booked: readonly BookedItem[];
}

/** Items of every kind that a submitted registration or application waits for. */
export function AwaitedItems({ code, booked }: AwaitedItemsProps) {
  const { t } = useTranslation('manage');
  const awaited = booked.filter(({ kind }) => kind === 'waitlist');
  if (awaited.length === 0) return null;
  return (
    <section aria-labelledby="existing-awaited">
      <h2 id="existing-awaited">{t('awaited.title')}</h2>
      <NextList>
        {awaited.map((item) => (
          <AwaitedItemStep key={`${item.awaits} ${item.item}`} code={code} awaited={item} />
        ))}
      </NextList>
    </section>
  );
}
