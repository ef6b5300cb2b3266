import { useId, useState } from 'react';
import type { PossibleDecision } from '#engine/contract/desk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { useNotify } from '../../shell/notices.tsx';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useOthersToDecide } from '../use-to-review.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

type DecisionFormProps = {
  readonly application: { readonly code: string; readonly name: string };
  readonly possible: PossibleDecision;
  /** The flow to go on in; all by default. */
  readonly flow?: string | undefined;
  /** Called when the decision is made, with the code of the application to go on with. */
  readonly onDone: (next: string | undefined) => void;
  /** Absent where the form is always open. */
  readonly onClose?: () => void;
};

/** Accepts or declines an application, with what that brings above the button. */
export function DecisionForm({ application, possible, flow, onDone, onClose }: DecisionFormProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const id = useId();
  const { event } = useOrganizer();
  const { code, name } = application;
  const [chosen, setChosen] = useState<PossibleDecision['may'][number]>();
  const [message, setMessage] = useState('');
  const [goesOn, setGoesOn] = useState(true);
  const { next, count } = useOthersToDecide(code, flow);
  const { send, isPending, wrong, problem } = useAction(api.application.decideApplication, () => {
    notify(t('act.decide_done', { name: name || code }));
    onDone(goesOn ? next : undefined);
  });
  const closed = chosen === undefined ? t('act.decide_choose') : undefined;
  return (
    <Panel
      title={t('act.decide')}
      action={t(chosen ? `act.decide_do.${chosen}` : 'act.decide')}
      isDanger={chosen === 'declined'}
      isWorking={isPending}
      closed={closed}
      problem={problem('message')}
      onClose={onClose}
      onSubmit={() => {
        if (chosen)
          send({ event, code, decision: chosen, ...(message.trim() && { message: message.trim() }) });
      }}
      consequences={chosen ? [...consequencesOf(chosen), t('act.decide_mails')] : []}
    >
      <RadioChoice
        legend={t('act.decide_how')}
        values={possible.may}
        value={chosen}
        labelOf={(each) => t(`decisions.${each}`)}
        onChange={setChosen}
      />
      <div className="dk-field">
        <label htmlFor={`${id}-message`}>{t('act.decide_message')}</label>
        <textarea
          id={`${id}-message`}
          className="dk-input dk-textarea"
          rows={4}
          maxLength={2_000}
          value={message}
          aria-describedby={`${id}-hint`}
          onChange={(changed) => setMessage(changed.target.value)}
        />
        <p className="dk-soft dk-small" id={`${id}-hint`}>
          {t('act.decide_message_hint')}
        </p>
        {wrong('message') && (
          <p className="dk-error" role="alert">
            {wrong('message')}
          </p>
        )}
      </div>
      {next && (
        <label className="dk-check">
          <input type="checkbox" checked={goesOn} onChange={(changed) => setGoesOn(changed.target.checked)} />
          {t('act.decide_next', { count })}
        </label>
      )}
    </Panel>
  );

  function consequencesOf(decision: PossibleDecision['may'][number]): string[] {
    switch (decision) {
      case 'in_review':
        return [t('act.decide_says.in_review')];
      case 'accepted':
        return [t(possible.confirms === 'Y' ? 'act.decide_says.confirms' : 'act.decide_says.accepted')];
      case 'declined':
        return [
          possible.back > 0
            ? t('act.refund_goes_back', { amount: formatCents(possible.back, locale) })
            : t('act.cancel_nothing_back'),
          ...(possible.voids ? [t('act.decide_says.voids', { number: possible.voids })] : []),
          ...(possible.by_hand ? [t('act.decide_says.by_hand', { number: possible.by_hand })] : []),
          t('act.decide_says.frees'),
          t('act.decide_says.for_good'),
        ];
      default:
        return decision satisfies never;
    }
  }
}
