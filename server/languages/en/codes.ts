/** Why a code of a discount or an invitation is refused; `{name}` stands for what is said with it. */
export const codes = {
  length: 'A code has 5 to 20 characters.',
  unknown: 'We do not recognize this code. Please check the spelling.',
  usedUp: 'This code has reached its usage limit.',
  notForThis: 'This code does not apply to your choices.',
  alreadyApplied: 'This code is already applied.',
  notAnInvitation: 'This is a discount code, not an invitation.',
  notADiscount: 'This is an invitation code. Please enter it as an invitation.',
  notYet: 'This code is valid from {day}.',
  over: 'This code was valid until {day}.',
  tooMany: 'has been locked after too many wrong codes. Try again in an hour.',
} as const;
