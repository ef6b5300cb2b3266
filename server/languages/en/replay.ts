/** Why an answer of a recording does not stand on other documents; `{name}` stands for what is said with it. */
export const replay = {
  unasked: 'is not asked any more; the answer is lost.',
  gone: 'is not offered any more.',
} as const;
