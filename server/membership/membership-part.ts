import type { MembershipDecision } from '#engine/event/membership/decide-membership.ts';

/** A registration's membership: the decided type, and further organizations. */
export type MembershipPart = { decision: MembershipDecision; organizations: readonly string[] };
