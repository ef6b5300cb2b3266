import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** For people on the waitlist already: joining again changes nothing. */
export function HaveEntry() {
  const { t } = useTranslation('registration');
  return (
    <div className="panel">
      <h2>{t('waitlist.haveEntry')}</h2>
      <p className="small soft">{t('waitlist.haveEntryText')}</p>
    </div>
  );
}
