import type { RuleCase } from './rule-case.ts';

const notADate = { en: 'Enter a valid date', fr: 'Entrez une date valide' };
// 22:30 on February 18 in Vancouver, by rules from before 2026, and 23:30 by newer ones; 1:30 on the 19th in Montreal.
const lateEvening = '2027-02-19T06:30:00Z';
// As Vancouver’s was until 2026, whatever rules this runtime has of that.
const pacific = 'America/Los_Angeles';

export const dateCases: readonly RuleCase[] = [
  {
    about: 'days of the calendar',
    field: { type: 'date' },
    valid: ['2027-02-28', '2028-02-29', '1962-01-01'],
  },
  {
    about: 'what is no day of the calendar',
    field: { type: 'date' },
    invalid: [
      '2027-02-29',
      '2027-02-30',
      '2027-13-01',
      '2027-00-10',
      '27-02-19',
      '19/02/2027',
      '2027-2-9',
      '2027-02-19T00:00',
      'today',
      '0000-01-01',
    ],
    says: notADate,
  },
  {
    about: 'today, late in the evening in Vancouver',
    field: { type: 'date', earliest: 'today' },
    now: lateEvening,
    valid: ['2027-02-18', '2027-02-19'],
    invalid: ['2027-02-17'],
    says: { en: 'Enter February 18, 2027 or later', fr: 'Entrez le 18 février 2027 ou une date ultérieure' },
  },
  {
    about: 'the same instant is tomorrow in Montreal',
    field: { type: 'date', earliest: 'today' },
    now: lateEvening,
    timezone: 'America/Montreal',
    valid: ['2027-02-19'],
    invalid: ['2027-02-18'],
    says: { en: 'Enter February 19, 2027 or later', fr: 'Entrez le 19 février 2027 ou une date ultérieure' },
  },
  {
    about: 'the first of a month, in French',
    field: { type: 'date', latest: '2027-03-01' },
    valid: ['2027-03-01'],
    invalid: ['2027-03-02'],
    says: { en: 'Enter March 1, 2027 or earlier', fr: 'Entrez le 1er mars 2027 ou une date antérieure' },
  },
  {
    about: 'a bad date is not out of bounds as well',
    field: { type: 'date', earliest: 'today', latest: 'today+1' },
    now: lateEvening,
    invalid: ['2027-02-30'],
    says: notADate,
  },
  {
    about: 'a day is a day when the clocks go forward (2:00 is skipped on March 14, 2027)',
    field: { type: 'date', latest: 'today+1' },
    now: '2027-03-14T07:30:00Z',
    timezone: pacific,
    valid: ['2027-03-13', '2027-03-14'],
    invalid: ['2027-03-15'],
    says: { en: 'Enter March 14, 2027 or earlier', fr: 'Entrez le 14 mars 2027 ou une date antérieure' },
  },
  {
    about: 'a day is a day when the clocks go back (1:30 comes twice on November 7, 2027)',
    field: { type: 'date', earliest: 'today', latest: 'today' },
    now: '2027-11-07T09:30:00Z',
    timezone: pacific,
    valid: ['2027-11-07'],
    invalid: ['2027-11-08'],
    says: { en: 'Enter November 7, 2027 or earlier', fr: 'Entrez le 7 novembre 2027 ou une date antérieure' },
  },
  {
    about: 'half an hour before the end of the long day it is still that day',
    field: { type: 'date', earliest: 'today', latest: 'today' },
    now: '2027-11-08T07:30:00Z',
    timezone: pacific,
    valid: ['2027-11-07'],
  },
  {
    about: 'counted over a leap day and the turn of a year',
    field: { type: 'date', earliest: 'today-60', latest: 'today+60' },
    now: '2028-01-01T20:00:00Z',
    valid: ['2027-11-02', '2028-03-01', '2028-02-29'],
    invalid: ['2027-11-01'],
    says: { en: 'Enter November 2, 2027 or later', fr: 'Entrez le 2 novembre 2027 ou une date ultérieure' },
  },
  {
    about: 'a time zone this runtime does not know is read as the default one',
    field: { type: 'date', earliest: 'today' },
    now: lateEvening,
    timezone: 'Atlantis/Capital',
    valid: ['2027-02-18'],
  },
  {
    about: 'times of the day',
    field: { type: 'time' },
    valid: ['00:00', '23:59', '14:30:00'],
    invalid: ['24:00', '9:30', '14h30', '14:60', '2:30 pm'],
    says: { en: 'Enter a valid time', fr: 'Entrez une heure valide' },
  },
  {
    about: 'the earliest time',
    field: { type: 'time', earliest: '09:00', latest: '14:30' },
    valid: ['09:00', '14:30'],
    invalid: ['08:59'],
    says: { en: 'Enter 9:00\u00a0am or later', fr: 'Entrez 9\u00a0h ou plus tard' },
  },
  {
    about: 'the latest time',
    field: { type: 'time', earliest: '09:00', latest: '14:30' },
    invalid: ['14:31'],
    says: { en: 'Enter 2:30\u00a0pm or earlier', fr: 'Entrez 14\u00a0h\u00a030 ou plus tôt' },
  },
  {
    about: 'steps count from the earliest time',
    field: { type: 'time', earliest: '09:10', step: 900 },
    valid: ['09:10', '09:25'],
    invalid: ['09:15'],
    says: {
      en: 'Choose a time in steps of 15\u00a0minutes',
      fr: 'Choisissez une heure par tranches de 15\u00a0minutes',
    },
  },
  {
    about: 'time zones by their IANA names',
    field: { type: 'time_zone' },
    valid: ['America/Vancouver', 'America/Montreal', 'UTC'],
    invalid: ['Vancouver', '+05:00', 'America/Nowhere', 'constructor'],
    says: { en: 'Choose a time zone from the list', fr: 'Choisissez un fuseau horaire dans la liste' },
  },
];
