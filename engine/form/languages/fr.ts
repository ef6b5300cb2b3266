import type { DayInWords, Forms } from './forms.ts';
import type { Language } from './language.ts';

const NBSP = '\u00a0';

const nth = (number: number) => (number === 1 ? '1er' : String(number));
const date = ({ number, month, year }: DayInWords) => `${nth(number)} ${month} ${year}`;

const forms: Forms = {
  thousands: NBSP,
  decimal: ',',
  percent: `${NBSP}%`,
  money: (figures) => `${figures}${NBSP}$`,
  clock: (hours, minutes) =>
    minutes === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${String(minutes).padStart(2, '0')}`,
  dayOfYear: ({ number, month }, weekday) => `${weekday} ${nth(number)} ${month}`,
  date,
  days: ({ from, to, consecutive }) => {
    if (from.year !== to.year) return `du ${date(from)} au ${date(to)}`;
    if (from.month !== to.month) return `du ${nth(from.number)} ${from.month} au ${date(to)}`;
    return consecutive ? `${nth(from.number)} et ${date(to)}` : `du ${nth(from.number)} au ${date(to)}`;
  },
  moment: (day, time) => `${day} à ${time}`,
  inSentence: (name) => name,
  quoted: (title) => `«${NBSP}${title}${NBSP}»`,
  colon: `${NBSP}: `,
  // The singular for none as well as for one.
  sizes: ['octets', 'Ko', 'Mo', 'Go', 'To'],
};

/** French. */
export const fr: Language = {
  name: 'Français',
  tag: 'fr-CA',
  forms,
  cities: { 'America/Toronto': 'Montréal', 'America/Montreal': 'Montréal' },
};
