/** What can be wrong with cancellation policies, in English. */
export const en = {
  afterEvent:
    '{day} is after the event, so people could still cancel or be refunded after it. Choose an earlier day.',
  nothingPriced:
    'Nothing in these categories has a price yet, so the rule refunds nothing. Correct or remove it.',
  bothValues: 'A rule refunds either a percentage or an amount, not both.',
  keepsTooMuch:
    '"keeps" is at least the amount refunded for one fee, {amount} cents. Lower "keeps" or raise "amount".',
  keepsNothing: 'Nothing is refunded, so no fee can be deducted. Remove "keeps".',
  ruleBefore: 'An earlier rule already applies here, for as long or longer.',
  ruleUntilLastDay: 'People can cancel until {day}, and an earlier rule applies until then.',
  moveRule: 'Put the rule that ends first above it, or remove one.',
} as const;
