import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '#engine/contract/change.ts';
import { formatDate } from '#engine/format/date-range.ts';
import { formatList } from '#engine/format/list.ts';
import { formatCents } from '#engine/format/money.ts';
import type { ChangeChoice } from '#machines/change/change.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { PaymentCard } from '#src/flow/payment/payment-card.tsx';
import { PaymentNote } from '#src/flow/payment/submission-note.tsx';
import { useCardForm } from '#src/flow/payment/use-card-form.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useInSight } from '#src/flow/steps/use-in-sight.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { answersOf, changeForm, choiceOf } from './change-form.ts';
import { ChangeRefusal } from './change-refusal.tsx';
import { DifferencePanel, useTotal } from './difference-panel.tsx';
import { FitList } from './fit-list.tsx';
import type { Change } from './use-change.ts';
import { WorkshopChoice } from './workshop-choice.tsx';

interface ChangeViewProps {
  readonly preview: ChangePreview;
  readonly change: Change;
}

/** The choice, the difference beside it, what fits and what does not; nothing happens before its button is pressed. */
export function ChangeView({ preview, change }: ChangeViewProps) {
  const { t } = useTranslation(['manage', 'registration']);
  const text = useText();
  const locale = useLocale();
  const call = useCall();
  const event = useEvent();
  const card = useCardForm();
  const [taking, setTaking] = useState(false);
  const { state, send, desk, child, payment } = change;
  const { failure } = state.context;
  const form = useMemo(() => changeForm(event, preview), [event, preview]);
  const [initial] = useState(() => answersOf(preview.choice));
  const isMaking = state.matches('making') || taking;
  const isLooking = state.matches('looking');
  const isOther = preview.changes === 'Y';
  const pays = isOther && preview.difference > 0;
  const amount = formatCents(preview.difference, locale);
  const total = useTotal(preview);
  const [isButtonInSight, buttonPlace] = useInSight();

  async function confirm(): Promise<void> {
    if (!state.matches('deciding') || taking) return;
    if (pays) {
      setTaking(true);
      const taken = await card.take().finally(() => setTaking(false));
      if (!taken) return;
      desk.lay(taken, preview.gateway);
    }
    send({ type: 'CONFIRM', key: await newKey(call, 'change') });
  }
  function choose(choice: ChangeChoice): void {
    if (!isMaking) send({ type: 'CHOOSE', choice });
  }
  const unavailable = !isOther
    ? t('change.chooseFirst')
    : preview.full === 'Y'
      ? t('change.fullText')
      : undefined;
  const confirmButton = (size: 'm' | 'l') => (
    <Button
      size={size}
      busy={isMaking || isLooking}
      unavailable={unavailable}
      {...(pays && { icon: 'lock' as const })}
      onClick={() => void confirm()}
    >
      {isLooking
        ? t('change.looking')
        : pays
          ? t(isMaking ? 'change.paying' : 'change.payDo', { amount })
          : t(isMaking ? 'change.doing' : 'change.do')}
    </Button>
  );
  const keepButton = (
    <Button
      variant="secondary"
      size="l"
      unavailable={isMaking ? t('change.doing') : undefined}
      reason="hidden"
      onClick={() => send({ type: 'ABORT' })}
    >
      {t('change.keep')}
    </Button>
  );
  const told = (
    <>
      {child && payment && <PaymentNote actor={child} send={send} />}
      {failure && !isMaking && card.errors.length === 0 && <ChangeRefusal failure={failure} />}
    </>
  );
  return (
    <>
      <div className="change-body">
        <div className="change-choice">
          <SmallForm
            served={form}
            initial={initial}
            refused={undefined}
            onChange={(answers) => {
              const choice = choiceOf(preview.options, event, answers);
              if (choice) choose(choice);
            }}
            onSubmit={() => void confirm()}
            buttons={() => null}
          />
          <p className="small soft">{t('change.until', { date: formatDate(preview.until, locale) })}</p>
          {preview.note !== undefined && <p className="small soft">{text(preview.note)}</p>}
        </div>
        <div className="change-side" aria-busy={isLooking}>
          <DifferencePanel preview={preview}>
            {!pays && told}
            <div className="change-buttons" {...(!pays && { ref: buttonPlace })}>
              {!pays && confirmButton('l')}
              {keepButton}
            </div>
          </DifferencePanel>
        </div>
      </div>
      {preview.times.length > 0 && (
        <WorkshopChoice
          key={`${preview.choice.track} ${preview.choice.track_mode} ${preview.choice.registrations_day}`}
          preview={preview}
          onChoose={choose}
        />
      )}
      {isOther && (
        <div className="change-fits">
          <FitList fits={false} items={preview.loses} />
          <FitList fits items={[...preview.gains, ...preview.comes_along]} />
        </div>
      )}
      {isOther && preview.asks.length > 0 && (
        <Note tone="info">
          {t('change.asks', {
            steps: formatList(preview.asks.map(text), locale),
            email: event.contact_email ?? '',
          })}
        </Note>
      )}
      {pays && (
        <div className="change-pay">
          <PaymentCard
            card={card}
            pays
            policy={undefined}
            onPay={() => void confirm()}
            told={told}
            button={confirmButton('l')}
            buttonRef={buttonPlace}
          />
        </div>
      )}
      {isOther && (
        <ActionBar label={total.label} amount={total.amount} reach={isButtonInSight ? 'hidden' : 'narrow'}>
          {confirmButton('m')}
        </ActionBar>
      )}
    </>
  );
}
