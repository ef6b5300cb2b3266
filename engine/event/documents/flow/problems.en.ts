/** What can be wrong with flows, in English. */
export const en = {
  // Steps
  stepNeedsForm: 'A step of kind "{kind}" needs "form_type".',
  formUsedBefore: 'The form "{form}" is already used by an earlier step.',
  alwaysSkipped:
    'This condition always holds, so the step is always skipped. Correct the condition or remove the step.',
  neverSkipped: 'Nothing can meet this condition, so the step is never skipped. Correct or remove it.',
  noPathReaches:
    'No choices and answers lead to this step, so no one reaches it. Correct its conditions or remove it.',
  skipsEverything: 'With these choices every step is skipped, and nothing is asked: {choices}.',
  askSomething: 'a step that they reach',
  nothingToChoose:
    'Whoever comes here with these choices and answers cannot go on, because “{question}” is required and offers nothing to them: {choices}.',
  offerForThem: 'an offer for them, or "required": "N"',
  neverReached: 'This condition always holds, so the step is never reached.',
  notAskedBefore: 'The form "{form}" is not asked before this step.',
  formNotInFlow: 'The form "{form}" is not part of this flow.',
  presentersElsewhere: 'The form "{form}" has presenters, which are allowed only in the flow "{flow}".',
  peopleElsewhere: 'A step of kind "people" is allowed only in the group flow.',
  modesOfNoTrack: 'None of these tracks has one of these modes, so the step is never shown.',
  propertyOfRegistration: '"{property}" is allowed only for steps of a registration.',
  kindOfRegistration: 'A step of kind "{kind}" is allowed only in a registration.',
  fieldOfRegistration: 'The form "{form}" has a field that is allowed only in a registration.',
  kindBeforePayment: 'A step of kind "{kind}" must come before the payment.',
  fieldBeforePayment: 'The form "{form}" has a choice or a file, which must come before the payment.',

  // Corrections after submission
  openUntilUnused: 'The step cannot be corrected after submission, so "open_until" has no effect.',
  openAfterOfRegistration: '"open_after" is allowed only in a registration.',
  openAlready: 'A step with "after_payment" is already open after submission.',
  kindNotCorrected: 'A step of kind "{kind}" cannot be corrected after submission.',
  fieldNotCorrected:
    'The form "{form}" has a file or a workshop, which cannot be corrected after submission.',

  // The end
  noEnd: 'The flow needs a step of kind "review" or "payment" as its end.',
  secondEnd: 'An earlier step already submits the flow. Keep only one step of kind "review" or "payment".',
  endSkipped: 'The review or payment step cannot be skipped. Remove its condition.',
  endNotLast: 'The review must be the last step, except for steps with "after_payment".',
  withPaymentMisplaced:
    '"with_payment" is allowed only for the last form of a registration before its review, without a skip condition.',
  asksNothing: 'Every step can be skipped at once, so nothing would be asked.',

  // Entry
  byGroup: 'Only a registration can be started with a group code. Remove "group".',
  waitlistWithoutCapacity: '"waitlist" is allowed only for applications with "capacity".',
  ownStartPage: 'A registration starts on its own start page. Remove "first_step".',
  firstStepNeedsForm: 'The first step must have a form and no conditions.',
  fileInFirstStep: 'The form "{form}" has a file field, which is not allowed in the first step.',
  severalElsewhere: '"several" is not allowed here: an address can have only one registration or group.',

  // Decision
  noDecision: 'This flow cannot have a decision. Remove "decision".',
  noConfirmation: 'This flow does not ask for a confirmation. Remove this email, or set "confirm": "Y".',

  // Groups
  groupElsewhere: '"group" is allowed only in the flow "{flow}".',
  howGroupsPay: 'Add it to define how groups pay.',
  groupWithMoney: 'A group pays the fees of its members. Remove "money".',
  groupNeedsForm: 'The first step of the group flow must have a form and no conditions.',
  discountValue: 'A discount needs either "percent" or "amount".',
  discountOrder: 'Each discount must start at more members than the one before ({before}).',

  // Money
  paymentWithoutMoney: 'There is a payment step, but "money" is missing. Add it to define what is paid.',
  invoiceOfRegistration: 'Registrations are paid by card. Only groups and applications can use invoices.',
  catalogueElsewhere: '"catalogue" is allowed only for registrations. List the fees of this flow.',
  nothingToPay: 'There is a payment step but no fee and nothing with a price, so everyone would pay $ 0.00.',
  feeOrReview: 'a fee, or a last step of kind "review"',
} as const;
