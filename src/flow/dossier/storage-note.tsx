import { useMemo } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { isStorageClosed } from '#src/lib/persisted/storage-closed.ts';
import { useHydrated } from '#src/lib/persisted/use-hydrated.ts';
import { Note } from '#src/ui/note.tsx';

/** Explains that the browser stores nothing for this site, if so. */
export function StorageNote() {
  const { t } = useTranslation('registration');
  const isHere = useHydrated();
  const isClosed = useMemo(() => isHere && isStorageClosed(), [isHere]);
  if (!isClosed) return null;
  return (
    <Note tone="info" title={t('storage.title')}>
      {t('storage.text')}
    </Note>
  );
}
