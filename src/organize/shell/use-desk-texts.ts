import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** The texts of the desk in the page's language. */
export function useDeskTexts() {
  return useTranslation('desk').t;
}
export type DeskTexts = ReturnType<typeof useDeskTexts>;
