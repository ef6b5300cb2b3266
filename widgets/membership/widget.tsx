import { useEffect } from 'react';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatCents } from '#engine/format/money.ts';
import type { MembershipDecision } from '#engine/membership/decide-membership.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { Icon } from '../parts/icon.tsx';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { useDecision } from './use-decision.ts';
import { say } from './words.ts';
import './membership.css';

/** The type of membership that the answers above make, undecided until all of them are given (spec §4, §5). */
export function MembershipWidget({ value, locale, onChange }: WidgetProps<'membership'>) {
  const decision = useDecision();
  const ready = decision.state === 'ready' ? decision.decision : undefined;
  const decided = ready?.status === 'decided' ? ready.type.ID : undefined;
  const known = ready !== undefined;
  useEffect(() => {
    if (known && decided !== value) onChange(decided);
  }, [known, decided, value, onChange]);

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
  return (
    // What is wrong with it is said here, though there is nothing to type.
    <div className="membership" tabIndex={-1}>
      <div className={`note${ready.status === 'decided' ? ' success' : ''}`} role="status">
        <Icon name={ready.status === 'decided' ? 'success' : 'undecided'} />
        <Said decision={ready} locale={locale} />
      </div>
      {ready.status === 'undecided' && (
        <div className="membership-progress">
          <p className="small">
            <span>{say('answered', locale, { answered, asked })}</span>
            <span className="soft">{say('toGo', locale, { count: asked - answered })}</span>
          </p>
          <progress className="gauge" value={answered} max={asked} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}

function Said({ decision, locale }: { decision: MembershipDecision; locale: Locale }) {
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
          <p className="soft small">
            {say(decision.asked - decision.answered === 1 ? 'undecidedOne' : 'undecidedMany', locale)}
          </p>
        </div>
      );
    default:
      return decision satisfies never;
  }
}
