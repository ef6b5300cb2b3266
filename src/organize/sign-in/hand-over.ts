/** An address and the one-time code for it. */
export interface HandedOver {
  readonly email: string;
  readonly code: string;
}

/** The address of a desk that signs an organizer in; its last part stays in the browser. */
export const handOverTo = (desk: string, handed: HandedOver): string =>
  `${desk}#${new URLSearchParams({ ...handed })}`;

/** Takes an address and a code out of the browser's address, where neither is to stay; undefined without them. */
export function takeHandedOver(): HandedOver | undefined {
  const handed = new URLSearchParams(window.location.hash.slice(1));
  const [email, code] = [handed.get('email'), handed.get('code')];
  if (!email || !code) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return { email, code };
}
