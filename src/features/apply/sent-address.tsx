import { useNavigate } from 'react-router';
import type { Review } from '#machines/flow/flow-setup.ts';
import { OwnAddress } from '#src/flow/submitted/own-address.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { applicationOf } from './current-application.ts';

/** The address of an application, to be changed; the page's own address has it too. */
export function SentAddress({ review, flow }: { review: Review; flow: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const navigate = useNavigate();
  const { code, status } = review.registration;
  return (
    <section className="panel sent-address" aria-labelledby="sent-address">
      <h2 id="sent-address">{t('address.title')}</h2>
      <OwnAddress
        code={code}
        label={t('address.own')}
        isSubmitted={status === 'Submitted'}
        onChanged={(email) => {
          const { current } = applicationOf(flow);
          if (current.read()?.code === code) current.write({ code, email });
          void navigate(applyPath('confirmation', flow, locale, { code, email }), {
            replace: true,
            preventScrollReset: true,
          });
        }}
      />
    </section>
  );
}
