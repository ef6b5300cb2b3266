import type { CallView } from '#machines/call/call.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

const FAILED: readonly CallView['phase'][] = ['failed', 'lostConnection', 'refused', 'signedOut'];

/** Says that a call failed. */
export function FailedLine({ call, refused = false }: { call: CallView; refused?: boolean }) {
  const { t } = useTranslation('manage');
  const said = call.failure && Object.values(call.failure.errors).flat();
  const isThere = refused || FAILED.includes(call.phase);
  return (
    <div className="next-more" role="alert">
      {isThere && <p className="error">{said?.length ? said.join(' ') : t('actions.failed')}</p>}
    </div>
  );
}
