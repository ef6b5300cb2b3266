/** Why a recorded answer would differ with other documents; `{name}` is a placeholder. */
export const replay = {
  unasked: 'is no longer asked. The answer is lost.',
  gone: 'is no longer offered.',
} as const;
