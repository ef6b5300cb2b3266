import { Link } from 'react-router';
import { quoted } from '#engine/form/format/whole-sentence.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { FocusedNote } from '#src/ui/focused-note.tsx';

/** Says that an offer expired before it was accepted; the page shows what the registration has now. */
export function OfferEndedNote({ name }: { readonly name: string }) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  return (
    <div className="change-ended">
      <FocusedNote
        tone="warning"
        icon="hourglass"
        title={t('change.offerEndedTitle')}
        actions={<Link to={pathTo('registration.existing', locale)}>{t('change.see')}</Link>}
      >
        <p>{t('change.offerEndedText', { what: quoted(name, locale) })}</p>
      </FocusedNote>
    </div>
  );
}
