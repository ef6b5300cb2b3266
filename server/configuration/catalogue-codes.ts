/** Code of the one document of each catalogue kind that an event has. */
export const catalogue = {
  schedule: 'schedule',
  membership: 'membership',
  fees: 'fees',
  discounts: 'discounts',
  cancellation: 'cancellation',
} as const;
