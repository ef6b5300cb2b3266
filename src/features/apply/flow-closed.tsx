import { useTranslation } from 'react-i18next';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { formatDate } from '#engine/format/date-range.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Note } from '#src/ui/note.tsx';

/** Why a flow cannot be begun now, and when it can. */
export function FlowClosed({ flow: { status, opening } }: { flow: FlowInformation }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (status === 'open') return null;
  const date = opening.from === undefined ? '' : formatDate(opening.from, locale);
  return (
    <Note tone="info" icon="hourglass" title={t(`apply.${status}Title`, { date })}>
      {t(`apply.${status}Text`)}
    </Note>
  );
}
