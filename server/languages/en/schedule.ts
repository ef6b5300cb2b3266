/** Texts of the schedule's PDF and of calendar files. */
export const schedule = {
  title: 'Schedule at a glance',
  to: '{start} to {end}',
  online: 'Online',
  page: 'Page {number} of {count}',
  asOf: 'As of {day}',
  fileName: '{event}-schedule.pdf',
  calendarName: '{event}-schedule.ics',
  offsite: 'Off site. The main venue is:',
} as const;
