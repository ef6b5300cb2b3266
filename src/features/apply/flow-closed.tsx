import { Link } from 'react-router';
import type { FlowInformation } from '#engine/contract/flows.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Note } from '#src/ui/note.tsx';

/** Why a flow cannot be started, and when it can; if it is full, the link to its waitlist. */
export function FlowClosed({ flow: { code, status, opening, waitlist } }: { flow: FlowInformation }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  if (status === 'open') return null;
  const date = opening.from === undefined ? '' : formatDate(opening.from, locale);
  const waits = status === 'full' && isYes(waitlist);
  return (
    <Note tone="info" icon="hourglass" title={t(`apply.${status}Title`, { date })}>
      {t(waits ? 'start.fullText' : `apply.${status}Text`)}
      {waits && (
        <div className="actions">
          <Link
            className={buttonClass({ size: 's' })}
            to={pathTo('registration.waitlist', locale, {}, { flow: code })}
          >
            {t('start.joinWaitlist')}
          </Link>
        </div>
      )}
    </Note>
  );
}
