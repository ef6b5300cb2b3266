import { type RefObject, useMemo, useState } from 'react';
import type { ChangePreview } from '#engine/contract/change.ts';
import type { ServedForm } from '#engine/form/form-document/served-form.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { AsksNote } from '#src/flow/change/asks-note.tsx';
import { ChangeBody } from '#src/flow/change/change-frame.tsx';
import { DifferencePanel } from '#src/flow/change/difference-panel.tsx';
import { FitList } from '#src/flow/change/fit-list.tsx';
import type { Change } from '#src/flow/change/use-change-machine.ts';
import { useConfirm } from '#src/flow/change/use-confirm.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { answersToCorrect, correctableForm } from './correctable-form.ts';
import { CorrectedList } from './corrected-list.tsx';
import { piecesService } from './pieces-service.ts';

interface CorrectFormProps {
  readonly review: Review;
  readonly served: ServedForm;
  readonly values: Values;
  readonly preview: ChangePreview;
  readonly change: Change;
  /** What was typed in the previous version of the form. */
  readonly typed: RefObject<Values | undefined>;
}

/** The form of a step with its answers, next to the price of the correction. */
export function CorrectForm({ review, served, values, preview, change, typed }: CorrectFormProps) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const { registration } = preview;
  const form = useMemo(() => correctableForm(served), [served]);
  const [given] = useState(() => answersToCorrect(served, values));
  const [context] = useState(() => contextOf(review));
  const [picks] = useState(() => {
    const pieces = piecesService(call, registration);
    return { carts: { variant: () => pieces } };
  });
  // The preview belongs to the answers sent last; newer ones are previewed first.
  const [isLookedAt, setLookedAt] = useState(change.view.phase === 'making');
  const { isMaking, isLooking, isOther, inPanel, below } = useConfirm(preview, change, { ready: isLookedAt });
  const { corrected, loses, gains, asks } = preview;

  function look(answers: Values): void {
    if (isMaking) return;
    const { track, track_mode, registrations_day } = preview.choice;
    const correction = {
      form_type: served.form_type,
      version: served.version,
      values: JSON.stringify(answers),
      base: JSON.stringify(given),
    };
    setLookedAt(true);
    change.send({ type: 'CHOOSE', choice: { track, track_mode, registrations_day, correction } });
  }
  return (
    <>
      <ChangeBody
        isLooking={isLooking}
        side={
          <>
            {isOther && (
              <div className="change-corrected">
                {corrected.length > 0 && <CorrectedList answers={corrected} />}
                {loses.length > 0 && <FitList fits={false} items={loses} />}
                {gains.length > 0 && <FitList fits items={gains} added />}
              </div>
            )}
            <DifferencePanel
              preview={isLookedAt ? preview : { ...preview, changes: 'N' }}
              nothing={t(isLookedAt && !isLooking ? 'correct.same' : 'correct.lookFirst')}
            >
              {inPanel}
            </DifferencePanel>
          </>
        }
      >
        <div className="change-choice">
          <SmallForm
            served={form}
            initial={typed.current ?? given}
            context={context}
            picks={picks}
            refused={change.view.refusal === 'invalid' ? change.call?.failure?.errors : undefined}
            onChange={(answers) => {
              typed.current = answers;
              setLookedAt(false);
            }}
            onSubmit={look}
            buttons={(formId) => (
              <Button type="submit" form={formId} size="l" variant="secondary" busy={isLooking}>
                {t(isLooking ? 'change.looking' : 'correct.look')}
              </Button>
            )}
          />
        </div>
      </ChangeBody>
      {isOther && <AsksNote asks={asks} />}
      {below}
    </>
  );
}

function contextOf({ registration, steps }: Review) {
  return {
    registration: { ...registration },
    answers: Object.fromEntries(steps.map(({ step, values }) => [step.form_type ?? step.code, values])),
  };
}
