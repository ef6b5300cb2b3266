import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';

/** Another tab has this registration open: continue there, or take it over with everything typed. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <PageHead title={t('elsewhere.title')} />
      <Outcome
        tone="info"
        icon="copy"
        heading={t('elsewhere.title')}
        actions={<Button onClick={onContinue}>{t('elsewhere.continue')}</Button>}
      >
        <p>{t('elsewhere.text')}</p>
      </Outcome>
    </>
  );
}
