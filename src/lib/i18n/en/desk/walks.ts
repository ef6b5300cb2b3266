/** Texts of the walks through the flows before publishing. */
export const walks = {
  title: 'What people pay',
  says: 'The fewest ways through each flow that show all its steps, conditional questions, required messages and prices. Press one to see the site as someone who goes it. Nothing is saved.',
  try: 'Preview as:',
  walk: 'Way',
  steps: 'Steps',
  price: 'Price',
  was: 'Was:',
  now: 'Now:',
  changed: '{count, plural, =0 {No price changes} one {# price changes} other {# prices change}}',
  from: 'from {day}: {price}',
  at_least: 'at least {price}',
  shows: '{step}, with {fields}',
  quoted: '“{text}”',
  left: '{count, plural, one {One thing that no way shows} other {# things that no way shows}}',
  capped: '{what}: too many combinations of answers to look at',
  none: 'There is no flow to walk through.',
} as const;
