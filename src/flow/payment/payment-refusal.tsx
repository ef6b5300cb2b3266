import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { focusField } from '#engine/form/react/field-id.ts';
import { subjectsOf } from '#engine/form/summary/field-subject.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { ChangeList } from '../calls/change-list.tsx';
import { CARD_FORM_ID } from './card-form-id.ts';

interface PaymentRefusalProps {
  readonly view: FlowView;
  readonly pays: boolean;
  /** Leads to a step, where another choice can be made. */
  readonly onEdit: (step: string) => void;
  /** Shows the current review: the reviewed one is outdated. */
  readonly onLookOver: () => void;
}

/** Names the field of an answer by form and path. */
const subjectIn =
  ({ review }: FlowView, locale: Locale) =>
  (name: string) => {
    const [formType, ...path] = name.split('.');
    const form = review?.steps.find((each) => each.form?.form_type === formType)?.form;
    return subjectsOf(form, locale)(path.join('.'));
  };

/**
 * Why the last submission was refused, at the card. The message stays while the review reloads, or it would be
 * announced twice.
 */
export function PaymentRefusal({ view, pays, onEdit, onLookOver }: PaymentRefusalProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const event = useEvent();
  const { failure, phase, flow } = view;
  const isTold = phase === 'editing' || phase === 'loading' || phase === 'changed';
  if (!isTold || !failure) return null;
  const { kind, errors, changes } = failure;
  const messages = problemSentences(errors, subjectIn(view, locale));
  const list = messages.map((message) => <p key={message}>{message}</p>);
  const [path = ''] = Object.keys(errors);
  const part = path.startsWith('credit.') ? path.slice('credit.'.length) : 'number';
  const toCard = pays && (
    <Button size="s" onClick={() => focusField(CARD_FORM_ID, `card.${part}`)}>
      {t(part === 'number' ? 'payment.otherCard' : 'payment.checkCard')}
    </Button>
  );
  switch (kind) {
    case 'declined':
      return (
        <FocusedNote tone="danger" icon="card" title={t('payment.declinedTitle')} actions={toCard}>
          {list.length > 0 ? list : <p>{t('payment.declinedText')}</p>}
        </FocusedNote>
      );
    case 'full': {
      const steps = flow.filter(({ step }) =>
        Object.keys(errors).some((name) => name.startsWith(`${step.form_type ?? step.code}.`)),
      );
      const ways = steps.map(({ step }) => (
        <Button key={step.code} size="s" onClick={() => onEdit(step.code)}>
          {t('review.editStep', { step: text(step.label) })}
        </Button>
      ));
      return (
        <FocusedNote tone="warning" title={t('payment.goneTitle')} actions={ways.length > 0 && ways}>
          {list}
          <p>{t('payment.nothingCharged')}</p>
        </FocusedNote>
      );
    }
    case 'price':
      return (
        <FocusedNote
          tone="warning"
          title={t('payment.priceTitle')}
          actions={
            <Button size="s" onClick={onLookOver}>
              {t('payment.showTotal')}
            </Button>
          }
        >
          {changes?.map(({ path: changed, label }) => (
            <p key={changed}>
              <b>{text(label)}</b>
            </p>
          ))}
          <p>{t('payment.priceText')}</p>
        </FocusedNote>
      );
    case 'invalid':
      return messages.length > 0 ? (
        <FocusedNote tone="warning" title={t('step.generalError')}>
          {list}
        </FocusedNote>
      ) : (
        <FocusedNote tone="warning" title={t('payment.enterAgain')} actions={toCard} />
      );
    case 'stale':
      return (
        <FocusedNote
          tone="info"
          title={t('interrupted.staleTitle')}
          actions={
            <Button size="s" onClick={onLookOver}>
              {t('interrupted.continue')}
            </Button>
          }
        >
          <p>{t(changes?.length ? 'interrupted.staleText' : 'interrupted.staleBare')}</p>
          <ChangeList changes={changes ?? []} />
        </FocusedNote>
      );
    default:
      return (
        <FocusedNote tone="danger" title={t('interrupted.failedTitle')}>
          <p>{t('interrupted.failedText', { email: event.contact_email ?? '' })}</p>
        </FocusedNote>
      );
  }
}
