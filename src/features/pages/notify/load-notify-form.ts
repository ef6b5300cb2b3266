import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { loadArea } from '#src/lib/i18n/texts.ts';

/** The form with its words, which pages without it do not load; what draws fields and checks answers comes with it. */
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
