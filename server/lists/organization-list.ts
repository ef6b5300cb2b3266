import type { MemberOrganization, MembershipDocument } from '#engine/event/documents/membership/schema.ts';
import type { Option } from '#engine/form/field/option.ts';

const scopes: Readonly<Record<string, MemberOrganization['scope']>> = {
  organizations_event: 'event',
  organizations_client: 'client',
};

/** The organizations of a membership document as a named list, with prices in cents; undefined for another name. */
export function organizationList(
  name: string,
  document: MembershipDocument | undefined,
): Option[] | undefined {
  const scope = Object.hasOwn(scopes, name) ? scopes[name] : undefined;
  return scope && organizationsOf(document, scope);
}

/** The organizations of a scope as options. */
export function organizationsOf(
  document: MembershipDocument | undefined,
  scope: MemberOrganization['scope'],
): Option[] {
  return (document?.organizations ?? [])
    .filter((organization) => organization.scope === scope)
    .map(({ id, name, amount }) => ({ id, name, ...(amount !== undefined && { amount }) }));
}
