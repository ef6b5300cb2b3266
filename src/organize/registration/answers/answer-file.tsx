import { useMutation } from '@tanstack/react-query';
import type { StoredFile } from '#engine/form/field-types/stored-file-value.ts';
import { formatFileSize } from '#engine/form/format/file-size.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

/** Fetches an uploaded file by its id. */
export type FetchFile = (id: string) => Promise<Blob>;

type AnswerFileProps = {
  readonly file: StoredFile;
  readonly fetchFile: FetchFile;
};

/** An uploaded file, downloaded by its button under the name that it was sent with. */
export function AnswerFile({ file, fetchFile }: AnswerFileProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { name } = file;
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFile(file.files_ID),
    onSuccess: (content) => saveFile(content, name),
    onError: () => notify(t('one.file_failed', { name }), true),
  });
  const named = { name, size: formatFileSize(file.size, locale) };
  return (
    <button
      type="button"
      className="dk-button dk-file"
      aria-label={t('one.file_download', named)}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      <Icon name="download" /> <span>{t('one.file', named)}</span>
    </button>
  );
}
