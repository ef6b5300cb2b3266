import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { useNotify } from './notices.tsx';
import { useDeskTexts } from './use-desk-texts.ts';

type ExportButtonProps = {
  readonly label: string;
  /** What the file is called after the event's code: `codes`, `audit`. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
};

/** Saves a list as a CSV file. */
export function ExportButton({ label, name, read }: ExportButtonProps) {
  const t = useDeskTexts();
  const { event } = useOrganizer();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, `${event}-${name}.csv`),
    onError: () => notify(t('list.export_failed'), true),
  });
  return (
    <button
      type="button"
      className="dk-button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {label}
    </button>
  );
}
