/** Why a discount or invitation code is refused; `{name}` is a placeholder. */
export const codes = {
  length: 'A code has 5 to 20 characters.',
  unknown: 'We do not recognize this code. Please check the spelling.',
  inactive: 'This code is no longer valid. Contact the organizers if you need another one.',
  usedUp: 'This code has reached its usage limit.',
  notForThis: 'This code does not apply to your choices.',
  alreadyApplied: 'This code is already applied.',
  notAnInvitation: 'This is a discount code, not an invitation.',
  savesNothing: 'This code saves nothing on this registration.',
  notADiscount: 'This is an invitation code. Please enter it as an invitation.',
  notYet: 'This code is valid from {day}.',
  over: 'This code was valid until {day}.',
  tooMany: 'has been locked after too many wrong codes. Try again in an hour.',
} as const;
