import type { ListedDossier } from '#engine/contract/desk.ts';
import { isMode } from '#engine/event/properties/modes.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useListOptions } from './use-list-options.ts';

/** How a dossier's type, status, track and days are called in the page's language. */
export function useDossierWords() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { tracks, days } = useEvent();
  const flows = useListOptions().data?.flows ?? [];
  const flow = (code: string) =>
    code === 'registration' || code === 'group'
      ? t(`flows.${code}`)
      : resolveText(flows.find((each) => each.code === code)?.label, locale) || code;
  return {
    flow,
    track: (code: string) => resolveText(tracks.find((track) => track.code === code)?.name, locale) || code,
    day: (code: string) => resolveText(days.find((day) => day.code === code)?.label, locale) || code,
    mode: (code: string) => (isMode(code) ? t(`modes.${code}`) : code),
    status: ({ status, decision }: Pick<ListedDossier, 'status' | 'decision'>) =>
      decision && status === 'Submitted' ? t(`decisions.${decision}`) : t(`statuses.${status}`),
  };
}
