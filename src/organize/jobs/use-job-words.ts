import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** What a job does, in words. */
export function useJobWords() {
  const t = useDeskTexts();
  const locale = useLocale();
  return {
    title: ({ kind, total, about }: Pick<DeskJob, 'kind' | 'total' | 'about'>): string => {
      const said = t(`jobs.kinds.${kind}`, { count: total });
      const words = resolveText(about, locale);
      return words ? t('jobs.about', { said, about: words }) : said;
    },
  };
}
