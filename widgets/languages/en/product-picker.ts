/** Texts of the product picker; `{name}` is a placeholder. */
export const productPicker = {
  loading: 'Loading the shop',
  unloaded: 'The shop could not be loaded.',
  none: 'There is nothing to buy at the moment.',
  soldOut: 'Sold out',
  left: '{count} left',
  leftOf: '{count} of {stock} left',
  quantity: 'Quantity: {what}',
  more: 'One more: {what}',
  less: 'One less: {what}',
  most: 'At most {count} in total',
  problemFull: 'There are not enough left of that.',
} as const;
