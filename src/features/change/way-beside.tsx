import type { ChangePreview } from '#engine/contract/change.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { BesideOption, FormServices } from '#engine/form/react/form-environment.ts';
import { TrackPicture } from '#src/flow/tracks/track-picture.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Tag } from '#src/ui/tag.tsx';
import { hasOtherDays, idOf, isWayNow, signed } from './change-form.ts';

/** Shown next to each option: its track's picture, and the price difference or that it is full. */
export function wayBeside(preview: ChangePreview): FormServices['besideOption'] {
  const { registration, options } = preview;
  const isMoved = hasOtherDays(preview);
  return (path, { id }): BesideOption | undefined => {
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
