/** The event's texts within forms, in English. */
export const en = {
  requiredWorkshop: 'Choose at least one workshop',
  requiredPresenter: 'Add at least one presenter',
  oneConflict: 'Resolve 1 conflict to continue.',
  contributionBetween: 'The contribution must be between {minimum} and {maximum}.',
  conflicts: 'Resolve {count} conflicts to continue.',
  membershipUnanswered: 'All questions must be answered to determine the type',
  membershipUndecided: 'No membership type matches these answers. Please check them.',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email',
  onBadge: 'Name on the badge',
  donationAmount: 'Amount',
  donationPurpose: 'For',
} as const;
