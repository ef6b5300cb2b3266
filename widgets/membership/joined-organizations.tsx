import type { MembershipService } from '#engine/event/pickers/picker-services.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { say } from './messages.ts';
import { useAsked } from './use-asked.ts';

interface JoinedOrganizationsProps {
  readonly service: MembershipService | undefined;
  /** Ids of the joined organizations. */
  readonly joined: readonly string[];
  /** The membership's own price, in cents. */
  readonly own: number;
  readonly locale: Locale;
}

/** Further organizations with their fees, and the total; requested once the first is selected. */
export function JoinedOrganizations({ service, joined, own, locale }: JoinedOrganizationsProps) {
  const organizations = useAsked(service?.organizations, joined.length > 0);
  const chosen = organizations?.filter(({ id }) => joined.includes(id)) ?? [];
  if (chosen.length === 0) return null;
  const sum = chosen.reduce((total, { amount = 0 }) => total + amount, own);
  return (
    <dl className="membership-joined">
      {chosen.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{resolveText(name, locale)}</dt>
          <dd className="num nowrap">
            {amount === undefined ? say('free', locale) : formatCents(amount, locale)}
          </dd>
        </div>
      ))}
      <div className="membership-sum">
        <dt>{say('comesTo', locale)}</dt>
        <dd className="num nowrap">{formatCents(sum, locale)}</dd>
      </div>
    </dl>
  );
}
