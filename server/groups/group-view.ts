import type { Group, GroupMember } from '#engine/contract/group-view.ts';
import type { Quote } from '#engine/contract/money.ts';
import { configuredSteps, flowOf, isFormStep } from '#server/answers/flow-steps.ts';
import { formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type Member, membersOf } from '#server/dossiers/group-members.ts';
import type { GroupRow } from '#server/dossiers/group-row.ts';
import { type HoldRow, holdsOfAll } from '#server/inventory/holds.ts';
import { quotePicked } from '#server/prices/quote-dossier.ts';
import { GROUP_DISCOUNT } from '#server/prices/rules/quote.ts';
import { codeSymbol } from '#server/tickets/code-symbol.ts';
import { groupPartOf } from './group-flow.ts';
import { isAwaited, nameOf, stateOf } from './rules/member-state.ts';

type Stores = { db: Database; configuration: ConfigurationStore };

/** A group as its contact sees it; `Submitted` once everybody in it is paid for. */
export function groupView(
  configuration: ConfigurationStore,
  row: GroupRow,
  members: readonly Member[],
  link: string,
): Group {
  const states = members.map((member) => stateOf(member));
  const isPaid = states.includes('paid') && !states.some(isAwaited);
  return {
    group_code: row.code,
    group_organization: row.organization,
    group_contact_name: row.contactName,
    group_contact_email: row.emailTyped,
    group_contact_phone: row.contactPhone,
    group_contact_address: row.contactAddress,
    status: isPaid ? 'Submitted' : 'Not Submitted',
    pay: groupPartOf(configuration, row.eventCode)?.pay ?? 'all',
    link,
    symbol: codeSymbol(link),
  };
}

/** A group's members as the contact sees them, without answers. */
export async function memberViews(
  { db, configuration }: Stores,
  members: readonly Member[],
  now = new Date(),
): Promise<GroupMember[]> {
  const started = members.flatMap(({ registration }) => registration?.id ?? []);
  const held = await holdsOfAll(db, started);
  return members.map((member) =>
    memberView(configuration, member, held.get(member.registration?.id ?? '') ?? [], now),
  );
}

/** The same for all members, read now. */
export async function viewMembers(stores: Stores, groupId: string): Promise<GroupMember[]> {
  return memberViews(stores, await membersOf(stores.db, groupId));
}

/** A member with holds that were read before. */
export function memberView(
  configuration: ConfigurationStore,
  member: Member,
  held: readonly HoldRow[],
  now: Date,
): GroupMember {
  const { id, registration, emailTyped, sentAt, paid } = member;
  const state = stateOf(member, now);
  const step = registration && state === 'started' ? stepOf(configuration, registration) : undefined;
  const fee = feeOf(configuration, member, state, held, now);
  return {
    member_id: id,
    name: nameOf(member),
    email: registration?.emailTyped ?? emailTyped,
    state,
    ...(step && { step }),
    ...(fee !== undefined && { fee }),
    ...(state === 'cancelled' && paid !== null && paid > 0 && { paid }),
    ...(sentAt && { sent_at: sentAt.toISOString() }),
  };
}

/** The first step that is not answered yet, the review where all are. */
function stepOf(configuration: ConfigurationStore, row: DossierRow): GroupMember['step'] {
  const flow = flowOf(configuration, row)?.document;
  if (!flow) return undefined;
  const asked = new Set(formStepsInFlow(configuration, flow, row).map(({ code }) => code));
  const steps = configuredSteps(flow, row).filter((step) =>
    isFormStep(step) ? asked.has(step.code) : step.after_payment !== 'Y',
  );
  const open = steps.findIndex(
    (step) => !isFormStep(step) || row.configurationVersions[`form/${step.form_type}`] === undefined,
  );
  const step = steps[open];
  return step && { label: step.label, number: open + 1, of: steps.length };
}

/** Before group discount and tax: the submitted amount, otherwise the current one if known. */
function feeOf(
  configuration: ConfigurationStore,
  { registration, quote }: Member,
  state: GroupMember['state'],
  held: readonly HoldRow[],
  now: Date,
): number | undefined {
  if (!registration || state === 'cancelled') return undefined;
  if (quote && (state === 'ready' || state === 'paid')) return beforeGroup(quote);
  const asItStands = quotePicked(configuration, registration, held, now).quote;
  return asItStands.complete === 'Y' ? asItStands.subtotal : undefined;
}

/** A member's fees without the discount of the group, which their quote names once the group has paid. */
function beforeGroup({ subtotal, lines }: Quote): number {
  return subtotal - (lines.find(({ id }) => id === GROUP_DISCOUNT)?.amount ?? 0);
}
