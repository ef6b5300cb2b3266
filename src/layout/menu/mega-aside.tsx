import { Link } from 'react-router';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { registerLabel } from '../register-label.ts';
import type { SiteLinks } from '../site-links.ts';
import { MegaArt } from './mega-art.tsx';

/** Next to the pages: the event's artwork, dates, place and main button. */
export function MegaAside({ links, onChoose }: { links: SiteLinks; onChoose: () => void }) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const text = useText();
  const locale = useLocale();
  return (
    <div className="mega-aside">
      <MegaArt />
      <p className="strong">{text(event.name)}</p>
      <p className="small soft">
        {formatDateRange(event.date, locale)}
        <br />
        {text(event.location)}
      </p>
      <Link className="link small" to={links.manage} onClick={onChoose}>
        {t(registerLabel(event))}
      </Link>
    </div>
  );
}
