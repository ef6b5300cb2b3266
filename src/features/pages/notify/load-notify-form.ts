import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/form/languages/text.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';

/** The form with its texts and the engine that draws it, which other pages do not load. */
export const notifyFormQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['part', 'notify-form', locale],
    queryFn: async () => {
      const [{ NotifyForm }] = await Promise.all([
        import('./notify-form.tsx'),
        loadArea(locale, 'registration'),
      ]);
      return { NotifyForm };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
