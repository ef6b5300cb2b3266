/** Why a code of a discount or an invitation is refused; `{name}` stands for what is said with it. */
export const codes = {
  length: 'A code has 5 to 20 characters.',
  unknown: 'This code is not known. Please check how it is written.',
  usedUp: 'This code has been used as often as it may be.',
  notForThis: 'This code is not for what you have chosen.',
  alreadyApplied: 'This code counts already.',
  notAnInvitation: 'This is a discount code, not an invitation.',
  notADiscount: 'This is an invitation code. Please enter it as an invitation.',
  notYet: 'This code can be used from {day} on.',
  over: 'This code could be used until {day}.',
  tooMany: 'cannot be tried any more for now: too many were wrong. Try again in an hour.',
} as const;
