/** What a volunteer of the demo says of their shifts: one of them, on one day. */
export const volunteerShifts = (dinner = false) => ({
  help: {
    as: 'by_day',
    plan: { days: [{ day: 'friday', shifts: [{ time: 'morning', task: 'welcome' }] }] },
  },
  shirt: 'm',
  dinner,
});
