import Type, { type Static } from 'typebox';

/** What a person may be for an event. */
export const ROLES = ['owner', 'editor', 'desk', 'reviewer', 'door'] as const;
export const Role = Type.Enum(ROLES);
export type Role = Static<typeof Role>;

/**
 * What an organizer's call needs: the documents of the site (`content`), reading registrations and exports
 * (`registrations`), reading discount and
 * invitation codes (`codes`), changing registrations (`edit`), refunds and invoices (`money`), decisions on applications (`decisions`),
 * check-in (`door`), organizers, tokens, the audit log and new events (`team`), erasing personal data (`erase`).
 */
export const PERMISSIONS = [
  'content',
  'registrations',
  'codes',
  'edit',
  'money',
  'decisions',
  'door',
  'team',
  'erase',
] as const;
export const Permission = Type.Enum(PERMISSIONS);
export type Permission = Static<typeof Permission>;

/** The one table of who may do what: a call names its permission, and this the roles that have it. */
export const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  // Codes change what everyone pays, as prices do: an editor creates them, the desk looks them up.
  editor: ['content', 'codes'],
  desk: ['registrations', 'codes', 'edit', 'money', 'decisions', 'door'],
  reviewer: ['decisions'],
  door: ['door'],
};

/** Whether a role has a permission. */
export const roleMay = (role: Role, permission: Permission): boolean =>
  PERMISSIONS_OF[role].includes(permission);
