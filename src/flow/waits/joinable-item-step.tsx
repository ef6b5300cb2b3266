import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { JoinableItem } from '#engine/event/cart/booked.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { quoted } from '#engine/form/format/whole-sentence.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { useToasts } from '#src/ui/toast-context.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { FailedLine } from './failed-line.tsx';
import { focusBooked, reloadSubmitted } from './use-leave-item.ts';

interface JoinableItemStepProps {
  readonly code: string;
  readonly joinable: JoinableItem;
}

/** A sold-out item with its price, the number of people who wait, and a button to join them. */
export function JoinableItemStep({ code, joinable }: JoinableItemStepProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  const { success } = useToasts();
  const { kind, item, name, detail, when, place, amount, overlaps = [], waiting } = joinable;
  const title = text(name);
  const join = useMachineCall((_: undefined, signal) =>
    call(api.waitlist.joinItemWaitlist, { body: { code, kind, item }, signal, locale }),
  );
  const position = join.answer?.position;
  useEffect(() => {
    if (position === undefined) return;
    // The button is gone with the item.
    focusBooked();
    success(t('joinable.joined'), { detail: t('joinable.position', { name: title, position }) });
    void reloadSubmitted(queries);
  }, [position, title, t, success, queries]);
  const overlapId = useId();
  const other = ({ name, when }: NonNullable<JoinableItem['overlaps']>[number]) =>
    when === undefined ? quoted(text(name), locale) : `${quoted(text(name), locale)} (${text(when)})`;
  const words = [
    text(detail),
    text(when),
    text(place),
    amount ? formatCents(amount, locale) : '',
    t('joinable.waiting', { count: waiting }),
  ];
  return (
    <NextStep
      icon="hourglass"
      title={title}
      words={words.filter((part) => part !== '').join(' · ')}
      more={
        <>
          {overlaps.length > 0 && (
            <p id={overlapId} className="small">
              {t('joinable.overlaps', { others: formatList(overlaps.map(other), locale) })}
            </p>
          )}
          <FailedLine call={join} />
        </>
      }
    >
      <Button
        variant="secondary"
        size="s"
        busy={join.working || position !== undefined}
        aria-describedby={overlaps.length > 0 ? overlapId : undefined}
        onClick={() => join.make(undefined)}
      >
        {t('joinable.join')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </NextStep>
  );
}
