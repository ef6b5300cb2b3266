import type { DayInWords, Forms } from './forms.ts';
import type { Language } from './language.ts';

const NBSP = '\u00a0';

const date = ({ month, number, year }: DayInWords) => `${month} ${number}, ${year}`;

const forms: Forms = {
  thousands: ',',
  decimal: '.',
  percent: '%',
  money: (figures) => `$${NBSP}${figures}`,
  clock: (hours, minutes) =>
    `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${NBSP}${hours < 12 ? 'am' : 'pm'}`,
  dayOfYear: ({ number, month }, weekday) => `${weekday}, ${month} ${number}`,
  date,
  days: ({ from, to }) => {
    if (from.year !== to.year) return `${date(from)} – ${date(to)}`;
    if (from.month !== to.month) return `${from.month} ${from.number} – ${date(to)}`;
    return `${from.month} ${from.number}–${to.number}, ${to.year}`;
  },
  moment: (day, time) => `${day} at ${time}`,
  // With a small letter, unless it has more capitals than its first, as a title or a name has.
  inSentence: (name) =>
    name.length === 1 || /\p{Lu}/u.test(name.slice(1))
      ? name
      : `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  quoted: (title) => `“${title}”`,
  colon: ': ',
  sizes: ['Bytes', 'Kb', 'Mb', 'Gb', 'Tb'],
};

/** English. */
export const en: Language = {
  name: 'English',
  tag: 'en-CA',
  forms,
  cities: { 'America/Toronto': 'Montreal', 'America/Montreal': 'Montreal' },
};
