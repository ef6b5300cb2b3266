import type { CSSProperties } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface NowLineProps {
  readonly row: number;
  readonly time: string;
}

/** A line over what is on, or over what is next. It has no height: nothing moves when it comes. */
export function NowLine({ row, time }: NowLineProps) {
  const { t } = useTranslation('schedule');
  return (
    <p className="now-line" style={{ '--row': row } as CSSProperties}>
      <span>{t('now', { time })}</span>
    </p>
  );
}
