import { useState } from 'react';
import { copyText } from '#src/lib/copy-text.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { SeenFault } from '#src/lib/trace/trace-of.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Copies what happened on this page, without personal data, for support. */
export default function CopyTraceButton({ fault }: { readonly fault: SeenFault }) {
  const isThere = useArea('trace');
  const { t } = useTranslation('trace');
  const [standing, setStanding] = useState<'copy' | 'copied' | 'failed'>('copy');
  async function copy(): Promise<void> {
    try {
      const { traceOf } = await import('#src/lib/trace/trace-of.ts');
      setStanding((await copyText(JSON.stringify(traceOf(fault)))) ? 'copied' : 'failed');
    } catch {
      setStanding('failed');
    }
  }
  if (!isThere) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {t(standing)}
      </Button>
      <VisuallyHidden>
        <span role="status">{standing !== 'copy' && t(standing)}</span>
      </VisuallyHidden>
    </>
  );
}
