/** Why an answer of a recording does not stand on other documents; `{name}` stands for what is said with it. */
export const replay = {
  unasked: 'is no longer asked. The answer is lost.',
  gone: 'is no longer offered.',
} as const;
