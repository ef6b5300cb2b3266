import type { FeeLine } from '#engine/contract/money.ts';
import type { Fee } from '#engine/event/documents/fees/schema.ts';
import type { Condition } from '#engine/form/field/condition.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { variablesOf } from '#engine/form/rules/condition.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { membershipTypeOf } from '#server/membership/membership-rules.ts';
import { openAnswers, possibleScopes, questionOf } from './open-answers.ts';
import { possibleMemberships } from './possible-memberships.ts';
import type { QuoteInput } from './rules/quote.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

/** The basis of a price: answers and membership, and the fees that can apply. */
export type PricedCase = Pick<QuoteInput, 'scope' | 'membership'> & { readonly fees: Fee[] };

/** A price, a discount or another amount with a condition. */
export type Conditional = { category: FeeLine['category'] | undefined; when: Condition | undefined };

type Cases = {
  cases: [PricedCase, ...PricedCase[]];
  /** On which open answers the amounts of a category depend. */
  reasonOf: (category: FeeLine['category']) => Text | undefined;
};

/** With more cases than this, a fee that depends on an open answer has no least amount. */
const MOST = 300;

/**
 * The possible cases of a dossier's open answers and undecided membership. After submission nothing is open: the
 * answers decide.
 */
export function pricedCases(
  configuration: Configured,
  row: DossierRow,
  now: PricedCase,
  besides: readonly Conditional[],
): Cases {
  const conditionals = [...now.fees, ...besides];
  const conditions = conditionals.flatMap(({ when }) => (when === undefined ? [] : [when]));
  const isOver = row.status === 'Submitted';
  const open = isOver ? [] : openAnswers(configuration, row, now.scope, conditions);
  const memberships = isOver ? [] : possibleMemberships(configuration, row, now);
  const isOpenMembership = memberships.length > 1;
  if (open.length === 0 && !isOpenMembership) return { cases: [now], reasonOf: () => undefined };
  const reasonOf = (category: FeeLine['category']) => {
    const read = conditionals.flatMap((each) => (each.category === category ? variablesOf(each.when) : []));
    const isOfMembership = isOpenMembership && read.includes('registration.membershipType');
    const asked = open.filter((name) => read.includes(name));
    return reasonFor(configuration, row, asked, isOfMembership);
  };
  const withMembership = isOpenMembership ? memberships.map((part) => withPart(now, part)) : [now];
  const most = Math.floor(MOST / withMembership.length);
  const cases = withMembership.flatMap((each) => {
    const scopes = possibleScopes(configuration, row, each.scope, { open, conditions, most });
    return scopes ? scopes.map((scope) => ({ ...each, scope })) : owedOrNot(each, open);
  });
  const [first = now, ...others] = cases;
  return { cases: [first, ...others], reasonOf };
}

function withPart(now: PricedCase, part: NonNullable<QuoteInput['membership']>['part']): PricedCase {
  const registration = { ...now.scope.registration, membershipType: membershipTypeOf(part.decision) };
  return {
    ...now,
    scope: { ...now.scope, registration },
    membership: now.membership && { ...now.membership, part },
  };
}

/** Without the fees that open answers decide, and with all of them. */
function owedOrNot(now: PricedCase, open: readonly string[]): PricedCase[] {
  const isOpen = ({ when }: Fee) => variablesOf(when).some((name) => open.includes(name));
  return [
    { ...now, fees: now.fees.filter((fee) => !isOpen(fee)) },
    {
      ...now,
      fees: now.fees.map(({ when, ...fee }) =>
        isOpen({ ...fee, when }) || when === undefined ? fee : { ...fee, when },
      ),
    },
  ];
}

function reasonFor(
  configuration: Configured,
  row: DossierRow,
  asked: readonly string[],
  isOfMembership: boolean,
): Text | undefined {
  const [name, ...others] = asked;
  if (name === undefined) return isOfMembership ? inEveryLanguage('fees.dependsOnMembership') : undefined;
  const question = questionOf(configuration, row, name);
  return others.length > 0 || isOfMembership || question === undefined
    ? inEveryLanguage('fees.dependsOnAnswers')
    : inEveryLanguage('fees.dependsOnAnswer', { question });
}
