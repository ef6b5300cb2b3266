/** Texts of applying a discount code at the desk. */
export const discount = {
  code: 'Discount or invitation code',
  enter: 'Enter a code.',
  is: '{code}: {label}. {limit, plural, =0 {Used {uses, plural, one {once} other {# times}}, without a limit.} other {Used {uses} of # times.}}',
  draft: 'It saves {saves}. The price becomes {total}.',
  nothing: 'It saves nothing on the price. The price stays {total}.',
  credit: '{saves} is credited, with tax.',
  counts: 'It counts as one use of the code.',
  do: 'Apply the code',
  do_credit: 'Credit {saves}',
  done: 'The code was applied. It saves {saves}.',
} as const;
