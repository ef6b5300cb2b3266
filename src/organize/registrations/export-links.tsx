import { useMutation } from '@tanstack/react-query';
import type { ExportFormat } from '#engine/contract/exporting.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../api/use-organizer.ts';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** Saves all registrations of the event as a file for spreadsheets. */
export function ExportLinks() {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const { event } = useOrganizer();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => ({
      format,
      file: await call(api.exporting.exportList, {
        params: { event, list: 'registrations' },
        query: { format, locale },
      }),
    }),
    onSuccess: ({ format, file }) => saveFile(file, `${event}-registrations.${format}`),
    onError: () => notify(t('list.export_failed'), true),
  });
  return (
    <span className="dk-row">
      {(['csv', 'xlsx'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="dk-button"
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && mutate(format)}
        >
          {t(`list.export_${format}`)}
        </button>
      ))}
    </span>
  );
}
