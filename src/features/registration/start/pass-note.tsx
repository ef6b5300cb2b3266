import { formatMoment } from '#engine/form/format/moment.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';
import type { Start } from './start-end.ts';

interface PassNoteProps {
  readonly start: Start;
  /** The server did not let the holder in. */
  readonly refused: boolean;
}

/** What an invitation or an offered place allows, or why it was refused. */
export function PassNote({ start, refused }: PassNoteProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  switch (start.kind) {
    case 'open':
      return null;
    case 'invitation':
      return refused ? (
        <Note tone="danger" role="alert" title={t('bypass.refusedTitle')}>
          {t('bypass.refusedText')}
        </Note>
      ) : null;
    case 'offer':
      return refused ? (
        <Note tone="danger" role="alert" title={t('start.offerRefusedTitle')}>
          {t('start.offerRefusedText')}
        </Note>
      ) : (
        <Note
          tone="success"
          icon="ticket"
          title={t('start.offerTitle', { until: formatMoment(start.until, locale) })}
        >
          {t('start.offerText')}
        </Note>
      );
    default:
      return start satisfies never;
  }
}
