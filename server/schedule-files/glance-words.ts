import type { Locale } from '#engine/configuration/text.ts';

/** What stands on the schedule at a glance besides what is configured. */
export const glanceWords: Record<
  Locale,
  {
    title: string;
    to: (start: string, end: string) => string;
    online: string;
    page: (number: number, count: number) => string;
    asOf: (day: string) => string;
    fileName: (event: string) => string;
    calendarName: (event: string) => string;
  }
> = {
  en: {
    title: 'Schedule at a glance',
    to: (start, end) => `${start} to ${end}`,
    online: 'Online',
    page: (number, count) => `Page ${number} of ${count}`,
    asOf: (day) => `As of ${day}`,
    fileName: (event) => `${event}-schedule.pdf`,
    calendarName: (event) => `${event}-schedule.ics`,
  },
  fr: {
    title: 'Horaire en bref',
    to: (start, end) => `de ${start} à ${end}`,
    online: 'En ligne',
    page: (number, count) => `Page ${number} de ${count}`,
    asOf: (day) => `En date du ${day}`,
    fileName: (event) => `${event}-horaire.pdf`,
    calendarName: (event) => `${event}-horaire.ics`,
  },
};
