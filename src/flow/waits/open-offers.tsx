import type { OfferedItem } from '#engine/event/cart/booked.ts';
import { OfferedItems } from '#src/flow/waits/offered-items.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';

interface OpenOffersProps {
  readonly code: string;
  readonly offered: readonly OfferedItem[] | undefined;
  readonly headingClass?: string;
}

/** What a registration is offered from its waitlists: accepting it is a change. */
export function OpenOffers({ code, offered = [], headingClass }: OpenOffersProps) {
  const locale = useLocale();
  return (
    <OfferedItems
      code={code}
      offered={offered}
      headingClass={headingClass}
      acceptAt={({ item, kind }) => pathTo('change-registration', locale, {}, { take: item, kind })}
    />
  );
}
