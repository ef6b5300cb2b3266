/** The minutes since midnight of a time HH:mm (seconds are let pass); undefined if it is none. */
export function minutesOf(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
