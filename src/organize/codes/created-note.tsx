import { useEffect, useRef } from 'react';
import { copyText } from '#src/lib/copy-text.ts';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** Codes that were just created. */
export type Created = { readonly codes: readonly string[]; readonly batch?: string };

/** Says which codes were created, to be copied; it has the focus, which the closed panel gave up. */
export function CreatedNote({ codes, batch }: Created) {
  const t = useDeskTexts();
  const notify = useNotify();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  async function copy() {
    const isCopied = await copyText(codes.join('\n'));
    notify(t(isCopied ? 'codes.create.copied' : 'codes.create.copy_failed'), !isCopied);
  }
  return (
    <div className="dk-note dk-row" ref={note} tabIndex={-1} role="status">
      <span>
        {batch === undefined
          ? t('codes.create.done_one', { code: codes[0] ?? '' })
          : t('codes.create.done', { count: codes.length, batch })}
      </span>
      <button type="button" className="dk-button" onClick={() => void copy()}>
        {t(batch === undefined ? 'codes.create.copy' : 'codes.create.copy_all')}
      </button>
    </div>
  );
}
