import type { ChangePreview } from '#engine/contract/change.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { BesideOption, FormServices } from '#engine/form/react/form-environment.ts';
import { signed } from '#src/flow/change/signed.ts';
import { TrackPicture } from '#src/flow/tracks/track-picture.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import { hasOtherDays, idOf, isWayNow } from './change-form.ts';

/** Shown next to each option: its track's picture, and the price difference or that it is full; likewise next to days. */
export function wayBeside(preview: ChangePreview): FormServices['besideOption'] {
  const { registration, options, full_days = [] } = preview;
  const isMoved = hasOtherDays(preview);
  return (path, { id }): BesideOption | undefined => {
    if (path === 'days') return full_days.includes(id) ? { end: <FullWay /> } : undefined;
    const option = options.find((each) => idOf(each) === id);
    if (path !== 'way' || !option) return undefined;
    const ahead = <TrackPicture track={option.track} />;
    if (option.full === 'Y') return { ahead, end: <FullWay /> };
    if (isWayNow(registration, option) && !isMoved) return { ahead };
    return { ahead, end: <Difference cents={option.difference} /> };
  };
}

function FullWay() {
  const { t } = useTranslation('manage');
  return (
    <Tag icon="close" outline>
      {t('change.full')}
    </Tag>
  );
}

function Difference({ cents }: { cents: number }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  return (
    <b className="change-difference num">
      {cents === 0 ? t('change.same') : signed(cents, formatCents(cents, locale))}
    </b>
  );
}
