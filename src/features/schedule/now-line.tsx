import type { CSSProperties } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface NowLineProps {
  readonly row: number;
  readonly time: string;
}

/** A line above the current or next row. It has no height, so nothing moves when it appears. */
export function NowLine({ row, time }: NowLineProps) {
  const { t } = useTranslation('schedule');
  return (
    <p className="now-line" style={{ '--row': row } as CSSProperties}>
      <span>{t('now', { time })}</span>
    </p>
  );
}
