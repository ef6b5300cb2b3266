import { useState } from 'react';
import { formatCents } from '#engine/form/format/money.ts';
import type { ShownChange } from '#machines/change/change.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { PaymentCard } from '#src/flow/payment/payment-card.tsx';
import { PaymentNote } from '#src/flow/payment/submission-note.tsx';
import { useCardForm } from '#src/flow/payment/use-card-form.ts';
import { useInSight } from '#src/flow/steps/use-in-sight.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChangeRefusal } from './change-refusal.tsx';
import { useTotal } from './difference-panel.tsx';
import type { Change } from './use-change-machine.ts';

/** The buttons that confirm a change or accept an offer, and the card if it costs something. */
export function useConfirm(
  preview: ShownChange,
  { view, send, desk, child, payment }: Change,
  { ready = true, verb = 'change' }: { readonly ready?: boolean; readonly verb?: 'change' | 'accept' } = {},
) {
  const { t } = useTranslation('manage');
  const { t: word } = useTranslation('registration');
  const locale = useLocale();
  const call = useCall();
  const card = useCardForm();
  const [taking, setTaking] = useState(false);
  const [isButtonInSight, buttonPlace] = useInSight();
  const total = useTotal(preview);
  const { phase, failure } = view;
  const isMaking = phase === 'making' || taking;
  const isAtBank = payment?.phase === 'challenged';
  const isLooking = phase === 'looking';
  // The page says why nothing was changed.
  const isOfferOver = 'offer_ended' in preview && preview.offer_ended !== undefined;
  const isOther = preview.changes === 'Y' && ready;
  const pays = isOther && preview.difference > 0;
  const amount = formatCents(preview.difference, locale);

  async function confirm(): Promise<void> {
    if (!isOther || phase !== 'deciding' || taking) return;
    if (pays) {
      setTaking(true);
      const taken = await card.take().finally(() => setTaking(false));
      if (!taken) return;
      desk.lay(taken, preview.gateway);
    }
    send({ type: 'CONFIRM', key: await newKey(call, 'change') });
  }
  const unavailable = !isOther
    ? t('change.chooseFirst')
    : preview.full === 'Y'
      ? t('change.fullText')
      : undefined;
  const button = (size: 'm' | 'l') => (
    <Button
      size={size}
      busy={(isMaking && !isAtBank) || isLooking}
      unavailable={isAtBank ? word('payment.challengedTitle') : unavailable}
      {...(pays && { icon: 'lock' as const, 'data-pays': '' })}
      onClick={() => void confirm()}
    >
      {isLooking
        ? t('change.looking')
        : pays
          ? t(isMaking && !isAtBank ? 'change.paying' : `${verb}.payDo`, { amount })
          : t(isMaking ? 'change.doing' : `${verb}.do`)}
    </Button>
  );
  const told = (
    <>
      {child && payment && <PaymentNote actor={child} send={send} />}
      {failure && !isMaking && !isOfferOver && card.errors.length === 0 && (
        <ChangeRefusal failure={failure} />
      )}
    </>
  );
  return {
    isMaking,
    isLooking,
    isOther,
    confirm: () => void confirm(),
    /** In the panel of the difference. */
    inPanel: (
      <>
        {!pays && told}
        <div className="change-buttons" {...(!pays && { ref: buttonPlace })}>
          {!pays && button('l')}
          <Button
            variant="secondary"
            size="l"
            unavailable={isMaking ? t('change.doing') : undefined}
            reason="hidden"
            onClick={() => send({ type: 'ABORT' })}
          >
            {t('change.keep')}
          </Button>
        </div>
      </>
    ),
    /** Under all of it. */
    below: (
      <>
        {pays && (
          <div className="change-pay">
            <PaymentCard
              card={card}
              pays
              policy={undefined}
              onPay={() => void confirm()}
              told={told}
              button={button('l')}
              buttonRef={buttonPlace}
            />
          </div>
        )}
        {isOther && (
          <ActionBar label={total.label} amount={total.amount} reach={isButtonInSight ? 'hidden' : 'narrow'}>
            {button('m')}
          </ActionBar>
        )}
      </>
    ),
  };
}
