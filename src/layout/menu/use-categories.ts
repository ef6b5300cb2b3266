import { useMemo } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { type MenuCategory, siteMenuOf } from '#src/lib/navigation/site-menu.ts';

/** The categories of the event's menu. */
export function useCategories(): readonly MenuCategory[] {
  const { t } = useTranslation('site');
  const event = useEvent();
  const manage = t('manage');
  return useMemo(() => siteMenuOf(event, manage), [event, manage]);
}
