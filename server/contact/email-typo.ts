// Large providers: only another domain can be a typo of one.
const domains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'live.ca',
  'live.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
  'me.com',
  'shaw.ca',
  'telus.net',
  'videotron.ca',
  'bell.net',
  'sympatico.ca',
];

/** A likely correction of an address whose domain is one typo away from a large provider's; otherwise undefined. */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domains.includes(domain)) return undefined;
  const meant = domains.find((known) => isOneSlipAway(domain, known));
  // Short names such as me.com are one slip away from much that is right.
  return meant && meant.length >= 7 ? `${address.slice(0, at)}@${meant}` : undefined;
}

/** Whether one letter was left out, added, mistaken, or two neighbours were swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const [shorter, longer] = typed.length <= meant.length ? [typed, meant] : [meant, typed];
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (longer.length - shorter.length === 1) return shorter.slice(at) === longer.slice(at + 1);
  if (longer.length !== shorter.length) return false;
  const isSwapped =
    shorter[at] === longer[at + 1] &&
    shorter[at + 1] === longer[at] &&
    shorter.slice(at + 2) === longer.slice(at + 2);
  return isSwapped || shorter.slice(at + 1) === longer.slice(at + 1);
}
