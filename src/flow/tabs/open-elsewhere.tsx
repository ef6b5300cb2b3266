import type { MouseEvent } from 'react';
import { PageHead } from '#src/layout/page-head.tsx';
import { focusHeadingAfter } from '#src/lib/focus-heading.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';

/** Another tab has this registration open: continue there, or take it over with everything typed. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('registration');
  const takeOver = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusHeadingAfter(currentTarget);
    onContinue();
  };
  return (
    <>
      <PageHead title={t('elsewhere.title')} />
      <Outcome
        tone="info"
        icon="copy"
        heading={t('elsewhere.title')}
        actions={<Button onClick={takeOver}>{t('elsewhere.continue')}</Button>}
      >
        <p>{t('elsewhere.text')}</p>
      </Outcome>
    </>
  );
}
