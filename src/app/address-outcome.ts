/** The address that a link has just confirmed, as a location's state has it; empty where the link no longer does. */
export function addressOutcome(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const confirmed: unknown = Reflect.get(state, 'confirmedAddress');
  return typeof confirmed === 'string' ? confirmed : undefined;
}
