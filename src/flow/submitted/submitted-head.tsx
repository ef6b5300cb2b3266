import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import './submitted.css';

interface SubmittedHeadProps {
  readonly code: string;
  readonly title: string;
  readonly lead: string;
}

/** The head of a page that changes a submitted registration: code, title and explanation. */
export function SubmittedHead({ code, title, lead }: SubmittedHeadProps) {
  const { t } = useTranslation('manage');
  return (
    <div className="submitted-head">
      <p className="small soft">
        {t('existing.code')} <b className="num nowrap">{code}</b>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
