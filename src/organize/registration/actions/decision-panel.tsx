import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { application } from '#engine/contract/application.ts';
import { desk, type PossibleDecision } from '#engine/contract/desk.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useOrganizer } from '../../api/use-organizer.ts';
import { useNotify } from '../../shell/notices.tsx';
import { deskPath } from '../../shell/paths.ts';
import { Empty } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Accepts or declines an application, and goes on to the next one. */
export function DecisionPanel(props: ActionProps) {
  const t = useDeskTexts();
  const { decide } = props.data;
  if (!decide) return <Empty title={t('act.decide_nothing_title')}>{t('act.decide_nothing')}</Empty>;
  return <DecisionForm {...props} possible={decide} />;
}

function DecisionForm({ data, possible, onClose }: ActionProps & { readonly possible: PossibleDecision }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const id = useId();
  const { event } = useOrganizer();
  const { code, email, name } = data.dossier;
  const [chosen, setChosen] = useState<PossibleDecision['may'][number]>();
  const [message, setMessage] = useState('');
  const [goesOn, setGoesOn] = useState(true);
  const { next, count } = useOthersToDecide(code);
  const { send, isPending, wrong, problem } = useAction(application.decideApplication, () => {
    notify(t('act.decide_done', { name: name || code }));
    if (next && goesOn) void navigate(`${deskPath(locale, `/registrations/${next}`)}?do=decide`);
    else onClose();
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
      consequences={chosen ? [...consequencesOf(chosen), t('act.mails', { email })] : []}
    >
      <fieldset className="dk-choices">
        <legend>{t('act.decide_how')}</legend>
        {possible.may.map((each) => (
          <label key={each}>
            <input type="radio" name="decision" checked={chosen === each} onChange={() => setChosen(each)} />
            {t(`decisions.${each}`)}
          </label>
        ))}
      </fieldset>
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

/** The application to decide after this one in the list, the first after the last; and how many others there are. */
function useOthersToDecide(code: string): { next: string | undefined; count: number } {
  const { repeat: _, ...options } = query(useCall(), desk.listDossiers, { query: { needs: 'decide' } });
  const { data } = useQuery(options);
  if (!data) return { next: undefined, count: 0 };
  const codes = data.rows.map((row) => row.code);
  const at = codes.indexOf(code);
  const next = [...codes.slice(at + 1), ...codes].find((each) => each !== code);
  return { next, count: at < 0 ? data.total : data.total - 1 };
}
