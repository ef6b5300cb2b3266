/** What can be wrong with floor plans, in English. */
export const en = {
  oneShape: 'A room needs either "rectangle" or "shape", not both.',
  outsidePlan: '"{code}" is partly outside the plan. Correct its position.',
  lackingRoom: 'The schedule uses the room "{name}", which is not on the plan.',
} as const;
