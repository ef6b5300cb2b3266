import type { Review } from '#machines/flow/flow-setup.ts';
import { nameIn } from '#src/flow/review/name-in.ts';
import { EventArt } from '#src/flow/submitted/event-art.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { CopyCode } from '#src/ui/copy-code.tsx';
import { Tag } from '#src/ui/tag.tsx';

/** That it is done, and the code to keep. */
export function DoneHead({ review: { registration, steps, quote } }: { review: Review }) {
  const { t } = useTranslation('registration');
  const { first } = nameIn(steps.map(({ values }) => values));
  const heading = first ? t('confirmation.title', { name: first }) : t('confirmation.titleNoName');
  return (
    <div className="done-head">
      <PageHead title={heading} />
      <div>
        <Tag tone="success" icon="check">
          {t(quote.total > 0 ? 'confirmation.tagPaid' : 'confirmation.tag')}
        </Tag>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{t('confirmation.lead', { email: registration.email })}</p>
        <CopyCode
          code={registration.code}
          copyLabel={t('confirmation.copy')}
          copiedLabel={t('confirmation.copied')}
        />
      </div>
      <EventArt />
    </div>
  );
}
