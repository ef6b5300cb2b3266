import { useRef } from 'react';
import type { OpenQuestion as Question } from '#machines/registration/start.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { useStart } from './use-start.ts';

interface OpenQuestionProps {
  readonly question: Question;
  readonly send: ReturnType<typeof useStart>['send'];
}

/** Asks whether to continue the open registration, replace it, or register someone else. */
export function OpenQuestion({ question: { open, typed, differs }, send }: OpenQuestionProps) {
  const { t } = useTranslation('registration');
  const first = useRef<HTMLButtonElement>(null);
  const { code, email } = open;
  const goOn = differs.email
    ? t('start.open.correct', { code, email: typed.email })
    : t('manage.go', { code });
  return (
    <Dialog
      open
      onClose={() => send({ type: 'EDIT' })}
      role="alertdialog"
      title={t('start.open.title')}
      closeLabel={t('start.open.close')}
      initialFocus={first}
      footer={
        <div className="actions">
          <Button ref={first} onClick={() => send({ type: 'CONTINUE' })}>
            {goOn}
          </Button>
          {differs.choice && (
            <Button variant="secondary" onClick={() => send({ type: 'START_OVER' })}>
              {t('start.open.startOver')}
            </Button>
          )}
          {differs.email && (
            <Button variant="secondary" onClick={() => send({ type: 'ANOTHER' })}>
              {t('start.open.another')}
            </Button>
          )}
        </div>
      }
    >
      <p>{t('start.open.text', { code, email })}</p>
      {differs.choice && <p>{t('start.open.startOverText', { code })}</p>}
    </Dialog>
  );
}
