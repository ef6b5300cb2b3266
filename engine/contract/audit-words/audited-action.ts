import type { AuditEntry } from '../audit.ts';

/** The name of what an entry did: a call that both changes and cancels has a name for each. */
export function auditedAction({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): string {
  if (action !== 'changeRegistrationAsOrganizer') return action;
  const isCancelled = changes.some(({ what, is }) => what === 'status' && is === 'Cancelled');
  return isCancelled ? 'cancelledAsOrganizer' : 'changedAsOrganizer';
}
