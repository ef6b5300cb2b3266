/** What can be wrong with membership rules, in English. */
export const en = {
  neverApplies: 'No answers can meet this condition, so this membership never applies. Correct or remove it.',
  shadowed:
    'Every answer that meets this condition also meets that of an earlier type, which applies first. Move this type above it, or narrow the earlier condition.',
  uncovered:
    'No membership type matches these answers: {answers}. Add a type for them, or widen a condition.',
  answer: '{field} {value}',
} as const;
