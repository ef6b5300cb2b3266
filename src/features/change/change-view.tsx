import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ChangePreview } from '#engine/contract/change.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import type { ChangeChoice } from '#machines/change/change.machine.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { AsksNote } from '#src/flow/change/asks-note.tsx';
import { ChangeBody } from '#src/flow/change/change-frame.tsx';
import { DifferencePanel } from '#src/flow/change/difference-panel.tsx';
import { FitList } from '#src/flow/change/fit-list.tsx';
import { OwnAmount } from '#src/flow/change/own-amount.tsx';
import type { Change } from '#src/flow/change/use-change-machine.ts';
import { useConfirm } from '#src/flow/change/use-confirm.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { answersOf, changeForm, choiceOf } from './change-form.ts';
import { OfferEndedNote } from './offer-ended-note.tsx';
import { wayBeside } from './way-beside.tsx';
import { WorkshopChoice } from './workshop-choice.tsx';

interface ChangeViewProps {
  readonly preview: ChangePreview;
  readonly change: Change;
}

/** The offered item that a choice takes. */
const offeredIn = ({ take, take_kind, amount }: ChangeChoice) => ({
  ...(take !== undefined && { take }),
  ...(take_kind && { take_kind }),
  ...(amount !== undefined && { amount }),
});

const isAnyFull = ({ options, times, full_days = [] }: ChangePreview): boolean =>
  full_days.length > 0 ||
  [...options, ...times.flatMap(({ sessions }) => sessions)].some(({ full }) => full === 'Y');

/** The choice, the difference, and what fits; nothing happens before the button is pressed. */
export function ChangeView({ preview, change }: ChangeViewProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const event = useEvent();
  const form = useMemo(() => changeForm(event, preview), [event, preview]);
  const beside = useMemo(() => wayBeside(preview), [preview]);
  const [initial] = useState(() => answersOf(preview.choice));
  const { isMaking, isLooking, isOther, confirm, inPanel, below } = useConfirm(preview, change);
  function choose(choice: ChangeChoice): void {
    if (!isMaking) change.send({ type: 'CHOOSE', choice });
  }
  return (
    <>
      {preview.offer_ended !== undefined && <OfferEndedNote name={text(preview.offer_ended)} />}
      <ChangeBody
        isLooking={isLooking}
        side={
          <DifferencePanel preview={preview} nothing={t('change.nothing')}>
            {inPanel}
          </DifferencePanel>
        }
      >
        <div className="change-choice">
          {preview.amounts && (
            <OwnAmount
              amounts={preview.amounts}
              isLooking={isLooking}
              onChoose={(amount) => choose({ ...preview.choice, amount })}
            />
          )}
          <SmallForm
            served={form}
            initial={initial}
            refused={undefined}
            besideOption={beside}
            onChange={(answers) => {
              const choice = choiceOf(preview.options, event, answers);
              if (choice) choose({ ...choice, ...offeredIn(preview.choice) });
            }}
            onSubmit={confirm}
            buttons={() => null}
          />
          <p className="small soft">{t('change.until', { date: formatDate(preview.until, locale) })}</p>
          {isAnyFull(preview) && (
            <p className="small">
              <Link to={pathTo('registration.existing.mode', locale, { mode: 'wait' })}>
                {t('change.toWaitlists')}
              </Link>
            </p>
          )}
          {preview.note !== undefined && <p className="small soft">{text(preview.note)}</p>}
        </div>
      </ChangeBody>
      {preview.times.length > 0 && (
        <WorkshopChoice
          key={`${preview.choice.track} ${preview.choice.track_mode} ${preview.choice.registrations_day}`}
          preview={preview}
          onChoose={choose}
        />
      )}
      {isOther && (
        <>
          <div className="change-fits">
            <FitList fits={false} items={preview.loses} />
            {preview.gains.length > 0 && <FitList fits items={preview.gains} added />}
            <FitList fits items={preview.comes_along} />
          </div>
          <AsksNote asks={preview.asks} />
        </>
      )}
      {below}
    </>
  );
}
