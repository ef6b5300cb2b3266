/** Texts about a decision and what follows it; `{name}` is a placeholder. */
export const decisions = {
  notToDecide: 'does not belong to a submission that can be accepted or declined.',
  decidedForGood:
    'cannot be changed: the submission was declined or withdrawn, and what it held has been released.',
  nothingToConfirm: 'does not need to be confirmed now.',
  nothingToWithdraw:
    'belongs to a submission that cannot be withdrawn: it was not submitted, or was already declined or withdrawn.',
} as const;
