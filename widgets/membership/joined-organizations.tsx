import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { formatCents } from '#engine/format/money.ts';
import type { MembershipService } from '#engine/react/picker-services.ts';
import { useAsked } from './use-asked.ts';
import { say } from './words.ts';

interface JoinedOrganizationsProps {
  readonly service: MembershipService | undefined;
  /** Ids of what is joined. */
  readonly joined: readonly string[];
  /** What the membership itself costs, in cents. */
  readonly own: number;
  readonly locale: Locale;
}

/** What is joined besides, each with its fee, and what all of it comes to; asked for once the first is ticked. */
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
