import type { Translated } from '#engine/form/languages/messages.ts';
import type { schedule as en } from '../en/schedule.ts';

/** Texts of the schedule's PDF and of calendar files, in French. */
export const schedule: Translated<typeof en> = {
  title: 'Horaire en bref',
  to: 'de {start} à {end}',
  online: 'En ligne',
  page: 'Page {number} sur {count}',
  asOf: 'En date du {day}',
  fileName: '{event}-horaire.pdf',
  calendarName: '{event}-horaire.ics',
  offsite: 'Hors les murs. Lieu principal\u00a0:',
};
