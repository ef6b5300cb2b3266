/** What can be wrong with offers, in English. */
export const en = {
  // Prices and ranges
  halfRange: 'A range needs both "minimum" and "maximum".',
  minimumAboveMaximum: '"minimum" is above "maximum".',
  rangeWithAmount: 'An offer with a range cannot have "amount".',
  rangeWithPrices: 'An offer with a range cannot have prices.',
  rangeWithMost: 'An offer with a range can be chosen only once. Remove "most".',
  fitsBoth: 'An amount of {amount} cents fits both "{one}" and "{other}". Lower "maximum" below it.',
  fitsNeither: 'Amounts between {from} and {to} cents fit neither "{one}" nor "{other}". Raise "maximum".',
  priceNeverReached: 'The price above it always applies. Move it up or remove it.',
  priceNeverApplies:
    'No one who can choose the offer gets this price. Correct its condition, move it up, or remove it.',
  priceAfterEvent: 'The price starts after the event, so it is never charged.',

  // Views and codes
  viewRequires: 'The view "{view}" requires {property}.',
  viewOfCode: 'Offers that are shown as "{view}" must have the code "{code}".',
  notShownAs: 'A document of offers with the code "{code}" cannot be shown as "{view}".',
  severalProducts: 'People can always buy several products.',
  oneActivity: 'A registration takes part in one activity at most.',
  unread: '"{property}" has no effect in a document of offers with the code "{code}". Remove it.',
  withoutVariants: 'A product needs at least one variant.',

  // Stock and audience
  noStock: 'No variant has any stock, so this cannot be bought. Enter the stock, or remove the product.',
  mostOverStock: 'One registration could choose more than there is, {stock}. Lower "most" or raise "stock".',
  neverChosen:
    'No registration can meet this condition, so no one can choose the offer. Correct or remove it.',
  neverChosenInFlow:
    'No one who reaches the question “{question}” can choose this offer. Correct its condition or its tracks, or remove it.',

  // Plan and time
  outsidePlan: '"{code}" is outside the plan, so it cannot be seen. Correct its position.',
  overlaps: '"{code}" overlaps "{other}" on the plan. Correct the position of one of them.',
  startWithoutDay: 'A start needs its day.',
  endWithoutStart: 'An end needs a start.',
} as const;
