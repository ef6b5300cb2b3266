import '#engine/event/field-types/register.ts';
import { useEffect } from 'react';
import { noMembership } from '#engine/event/field-types/rules/no-membership.ts';
import type { MembershipDecision } from '#engine/event/membership/decide-membership.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { required } from '#engine/form/keywords/required.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { JoinedOrganizations } from './joined-organizations.tsx';
import { say } from './messages.ts';
import { SavedType } from './saved-type.tsx';
import { useDecision } from './use-decision.ts';
import './membership.css';

/** The membership type that the answers lead to, undecided until all are given (spec §4, §5). */
export function MembershipWidget({ path, value, errors, locale, onChange }: WidgetProps<'membership'>) {
  const { services, session } = useFormEnvironment();
  const { store } = session;
  const decision = useDecision();
  const ready = decision.state === 'ready' ? decision.decision : undefined;
  const decided = ready?.status === 'decided' ? ready.type.ID : undefined;
  const known = ready !== undefined;
  useEffect(() => {
    if (known && decided !== value) onChange(decided);
  }, [known, decided, value, onChange]);

  // Either an answer is missing, or no type matches.
  const missing = ready?.status === 'none' ? noMembership.name : required.name;
  const isSaid =
    errors.length === 0 || errors.some(({ keyword }) => keyword === missing || keyword === 'server');
  useEffect(() => {
    if (known && !isSaid) store.showErrorsAt(path, [{ path, keyword: missing }]);
  }, [known, isSaid, missing, path, store]);

  if (!ready) {
    return (
      <PickerFallback
        phase={decision.state === 'failed' ? 'unloaded' : 'loading'}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => decision.state === 'failed' && decision.retry()}
      />
    );
  }
  const { answered, asked } = ready;
  const { membership: service } = services;
  const toGo = decision.state === 'ready' ? decision.toGo : 0;
  // Answers may bring up more questions than are asked now.
  const isCertain = toGo === asked - answered;
  return (
    // Errors are shown here although there is nothing to type.
    <div className="membership" tabIndex={-1}>
      <div className={`note${ready.status === 'decided' ? ' success' : ''}`} role="status">
        <Icon name={ready.status === 'decided' ? 'success' : 'undecided'} />
        <Said decision={ready} toGo={toGo} locale={locale} />
      </div>
      {decision.state === 'ready' && (
        <>
          {ready.status === 'decided' && (
            <JoinedOrganizations
              service={service}
              joined={decision.joined}
              own={ready.type.amount ?? 0}
              locale={locale}
            />
          )}
          <SavedType service={service} rules={decision.rules} decided={decided} locale={locale} />
        </>
      )}
      {ready.status === 'undecided' && (
        <div className="membership-progress">
          <p className="small">
            <span>{say(isCertain ? 'answered' : 'answeredSoFar', locale, { answered, asked })}</span>
            <span className="soft">{say(isCertain ? 'toGo' : 'atMostToGo', locale, { count: toGo })}</span>
          </p>
          <progress className="gauge" value={answered} max={answered + toGo} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}

interface SaidProps {
  readonly decision: MembershipDecision;
  readonly toGo: number;
  readonly locale: Locale;
}

function Said({ decision, toGo, locale }: SaidProps) {
  switch (decision.status) {
    case 'decided': {
      const { label, detail, amount } = decision.type;
      return (
        <div className="membership-decided">
          <div>
            <b>{resolveText(label, locale)}</b>
            {detail && <p className="soft small">{resolveText(detail, locale)}</p>}
          </div>
          <b className="num nowrap">
            {amount === undefined ? say('free', locale) : formatCents(amount, locale)}
          </b>
        </div>
      );
    }
    case 'none':
      return (
        <div>
          <b>{say('none', locale)}</b>
          <p className="soft small">{say('noneText', locale)}</p>
        </div>
      );
    case 'undecided':
    case 'declined':
      return (
        <div>
          <b>{say('undecided', locale)}</b>
          <p className="soft small">{say('undecidedYet', locale, { count: toGo })}</p>
        </div>
      );
    default:
      return decision satisfies never;
  }
}
