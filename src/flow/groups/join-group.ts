import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Call } from '#src/api/client.ts';
import { joinedGroup } from '#src/lib/persisted/flow-stores.ts';

interface Joining {
  readonly call: Call;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Puts a registration that has just begun into the group that somebody came to join; nothing where they came alone. */
export async function joinGroup({ call, locale, signal }: Joining, code: string): Promise<void> {
  const joining = joinedGroup.read();
  if (!joining) return;
  const { group_code, invitation } = joining;
  const body = { code, group_code, ...(invitation !== '' && { invitation }) };
  await call(api.group.joinGroup, { body, signal, locale });
  joinedGroup.clear();
}
