import type { OfferedItem } from '#engine/event/cart/booked.ts';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { OfferedItemStep } from './offered-item-step.tsx';

interface OfferedItemsProps {
  readonly code: string;
  readonly offered: readonly OfferedItem[];
}

/** Items offered to a registration from their waitlists, each to accept or decline. */
export function OfferedItems({ code, offered }: OfferedItemsProps) {
  const { t } = useTranslation('manage');
  if (offered.length === 0) return null;
  return (
    <section className="existing-offered" aria-labelledby="existing-offered">
      <h2 id="existing-offered" tabIndex={-1}>
        {t('offered.title', { count: offered.length })}
      </h2>
      <NextList>
        {offered.map((item) => (
          <OfferedItemStep key={`${item.kind} ${item.item}`} code={code} offered={item} />
        ))}
      </NextList>
    </section>
  );
}
