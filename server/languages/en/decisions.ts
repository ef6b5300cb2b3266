/** What is said of a decision and what follows it; `{name}` stands for what is said with it. */
export const decisions = {
  notToDecide: 'is of something that was not sent, or that nobody decides on.',
  decidedForGood: 'cannot be changed: it was declined or withdrawn, and what it held is freed.',
  nothingToConfirm: 'is not one to be confirmed now.',
  nothingToWithdraw:
    'is of something that cannot be withdrawn: it was not sent, or was declined or withdrawn before.',
} as const;
