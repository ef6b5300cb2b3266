import type { ChangePreview } from '#engine/contract/change.ts';
import { formatList } from '#engine/form/format/list.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';

/** The steps with open questions after a change; nothing if there are none. */
export function AsksNote({ asks }: Pick<ChangePreview, 'asks'>) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const { contact_email: email = '' } = useEvent();
  if (asks.length === 0) return null;
  return <Note tone="info">{t('change.asks', { steps: formatList(asks.map(text), locale), email })}</Note>;
}
