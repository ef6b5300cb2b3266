/** What can be wrong with discount codes, in English. */
export const en = {
  neverWorks: 'No registration can meet this condition, so the code never works. Correct or remove it.',
  unlimited: 'Anyone who has this code pays nothing, without a limit. Add "limit" to restrict its uses.',
  afterEvent: 'The code is valid only after the event, so it can never be used.',
  noEffect: 'Nothing in these categories has a price yet, so the code has no effect.',
  bothValues: 'A code has either "percent" or "amount", not both.',
  noValue: 'A discount needs "percent" or "amount".',
  percentOrAmount: '"percent" or "amount"',
} as const;
