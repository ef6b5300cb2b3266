import type { Group } from '#engine/contract/group-view.ts';
import { groupToken } from '#src/api/token.ts';
import { groupInfo } from '#src/lib/persisted/flow-stores.ts';

/** Remembers for a day which group this device has open (spec §3 "group info"). */
export function rememberGroup(group: Group): void {
  const { group_code, group_organization, group_contact_name, group_contact_email } = group;
  const { group_contact_phone, group_contact_address } = group;
  groupInfo.write({
    group_code,
    group_organization,
    group_contact_name,
    group_contact_email,
    group_contact_phone,
    group_contact_address,
  });
}

/** Leaves the group alone on this device; on the server nothing changes. */
export function forgetGroup(): void {
  groupInfo.clear();
  groupToken.forget();
}
