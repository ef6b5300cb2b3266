import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { Growing } from './use-incremental-list.ts';

interface ShowMoreProps {
  readonly growing: Growing;
  readonly total: number;
}

/** The end of a long list: how much is left, and a button. */
export function ShowMore({ growing, total }: ShowMoreProps) {
  const { t } = useTranslation('schedule');
  if (!growing.isHeldBack) return null;
  return (
    <p className="show-more">
      <Button variant="secondary" onClick={growing.more}>
        {t('show_more', { count: total - growing.count })}
      </Button>
    </p>
  );
}
