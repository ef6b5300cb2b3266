import { lazy, Suspense, useState } from 'react';
import { Icon } from '../shell/icon.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useFindKey } from './use-find-key.ts';

const FindDialog = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }));

/** The button of the bar that finds a person or a page; Ctrl+K presses it. */
export function Find() {
  const t = useDeskTexts();
  const [isOpen, setOpen] = useState(false);
  useFindKey(() => setOpen(true));
  return (
    <>
      <button
        type="button"
        className="dk-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('find.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className="dk-find-words">{t('find.open')}</span>
        <kbd className="dk-kbd">{t('find.keys')}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
