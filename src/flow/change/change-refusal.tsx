import { problemSentences } from '#engine/form/format/whole-sentence.ts';
import { focusField } from '#engine/form/react/field-id.ts';
import type { Failure } from '#machines/failure.ts';
import { CARD_FORM_ID } from '#src/flow/payment/card-form-id.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';

/** Why the last try to change was refused: nothing was changed and nothing charged. */
export function ChangeRefusal({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['manage', 'registration']);
  const { kind, errors } = failure;
  const messages = problemSentences(errors, (path) =>
    path === 'session_code' ? t('change.workshop') : undefined,
  );
  const list = messages.map((message) => <p key={message}>{message}</p>);
  if (kind === 'declined') {
    const [path = ''] = Object.keys(errors);
    const part = path.startsWith('credit.') ? path.slice('credit.'.length) : 'number';
    return (
      <FocusedNote
        tone="danger"
        icon="card"
        title={t('registration:payment.declinedTitle')}
        actions={
          <Button size="s" onClick={() => focusField(CARD_FORM_ID, `card.${part}`)}>
            {t(part === 'number' ? 'registration:payment.otherCard' : 'registration:payment.checkCard')}
          </Button>
        }
      >
        {list.length > 0 ? list : <p>{t('registration:payment.declinedText')}</p>}
      </FocusedNote>
    );
  }
  return (
    <FocusedNote tone="warning" title={t(kind === 'price' ? 'change.outdatedTitle' : 'change.refusedTitle')}>
      {list.length > 0 ? list : <p>{t('registration:payment.enterAgain')}</p>}
    </FocusedNote>
  );
}
