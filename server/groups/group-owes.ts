import type { GroupMember } from '#engine/contract/group-view.ts';
import type { Quote } from '#engine/contract/money.ts';
import type { GroupDiscount } from '#engine/event/documents/flow/schema.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Member } from '#server/dossiers/group-members.ts';
import { groupPartOf } from './group-flow.ts';
import { discountFor, quoteGroup } from './rules/group-quote.ts';
import { nameOf, stateOf } from './rules/member-state.ts';
import { type Payer, payerOf } from './rules/payer.ts';

/** What a group owes now, and for which members. */
export type GroupOwes = Payer<{ member: Member; state: GroupMember['state'] }> & {
  quote: Quote;
  discount: GroupDiscount | undefined;
};

/**
 * Decides what a group owes. Members on an invoice to someone else are not paid for by its contact; they and those who
 * are paid for count towards discounts.
 */
export function groupOwes(
  configuration: Pick<ConfigurationStore, 'current'>,
  eventCode: string,
  members: readonly Member[],
  billedToOthers: ReadonlySet<string>,
  now: Date,
): GroupOwes {
  const part = groupPartOf(configuration, eventCode);
  const standing = members.map((member) => ({ member, state: stateOf(member, now) }));
  const own = standing.filter(({ member }) => !billedToOthers.has(member.id));
  const who = payerOf(part?.pay ?? 'all', own);
  const paid = standing.filter(({ state }) => state === 'paid').length + standing.length - own.length;
  const owing = who.paying.flatMap(({ member }) =>
    member.quote ? [{ id: member.id, name: nameOf(member), quote: member.quote }] : [],
  );
  const fees = configuration.current(eventCode, 'fees', catalogue.fees)?.document;
  const currency = owing[0]?.quote.currency ?? fees?.currency ?? 'CAD';
  const discount = discountFor(part?.discounts ?? [], paid + owing.length);
  return { ...who, quote: quoteGroup(owing, discount, { currency, taxes: fees?.taxes ?? [] }), discount };
}
