import { focusField } from '#engine/form/react/field-id.ts';
import type { Failure } from '#machines/failure.ts';
import { CARD_FORM_ID } from '#src/flow/payment/card-form-id.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';

interface GroupRefusalProps {
  readonly failure: Failure;
  readonly onLookOver: () => void;
}

/** Why the last try to pay for the group was refused, where the visitor is: at the card. */
export function GroupRefusal({ failure: { kind, errors, changes }, onLookOver }: GroupRefusalProps) {
  const { t } = useTranslation(['group', 'registration']);
  const text = useText();
  const messages = [...new Set(Object.values(errors).flat())];
  const list = messages.map((message) => <p key={message}>{message}</p>);
  switch (kind) {
    case 'declined':
      return (
        <FocusedNote
          tone="danger"
          icon="card"
          title={t('payPage.declinedTitle')}
          actions={
            <Button size="s" onClick={() => focusField(CARD_FORM_ID, 'card.number')}>
              {t('registration:payment.otherCard')}
            </Button>
          }
        >
          {list.length > 0 ? list : <p>{t('payPage.declinedText')}</p>}
        </FocusedNote>
      );
    case 'price':
      return (
        <FocusedNote
          tone="warning"
          title={t('payPage.priceTitle')}
          actions={
            <Button size="s" onClick={onLookOver}>
              {t('registration:payment.showTotal')}
            </Button>
          }
        >
          {changes?.map(({ path, label }) => (
            <p key={path}>
              <b>{text(label)}</b>
            </p>
          ))}
          <p>{t('payPage.priceText')}</p>
        </FocusedNote>
      );
    default:
      return (
        <FocusedNote tone="warning" title={t('payPage.refusedTitle')}>
          {list.length > 0 ? list : <p>{t('people.unavailableText')}</p>}
        </FocusedNote>
      );
  }
}
