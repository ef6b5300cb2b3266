import { PERMISSIONS, PERMISSIONS_OF, type Permission, type Role } from '#engine/contract/roles.ts';

/** Who makes an organizer's call: a person, a program's token, the installation's token, or a link to the inspector. */
export type Organizer =
  | {
      readonly kind: 'person';
      readonly email: string;
      readonly role: Role;
      readonly session: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'token';
      readonly name: string;
      readonly permissions: readonly Permission[];
      readonly expiresAt: Date;
    }
  | { readonly kind: 'root' }
  | { readonly kind: 'link' };

/** What an organizer may do; a link to the inspector only opens the calls that name it. */
export function permissionsOf(organizer: Organizer): readonly Permission[] {
  switch (organizer.kind) {
    case 'person':
      return PERMISSIONS_OF[organizer.role];
    case 'token':
      return organizer.permissions;
    case 'root':
      return PERMISSIONS;
    case 'link':
      return [];
    default:
      return organizer satisfies never;
  }
}
