/** A day of the calendar in a language's own words. */
export interface DayInWords {
  readonly number: number;
  readonly month: string;
  readonly year: number;
}

/** What a language does with the first and the last of several days. */
export interface DaysInWords {
  readonly from: DayInWords;
  readonly to: DayInWords;
  /** Nothing lies between them. */
  readonly consecutive: boolean;
}

/** How a language writes what is not a word: figures, amounts, times, days, sizes, quotations. */
export interface Forms {
  /** Between a number's groups, and before its decimals. */
  readonly thousands: string;
  readonly decimal: string;
  /** What follows a share in percent. */
  readonly percent: string;
  /** An amount whose figures are written already. */
  readonly money: (figures: string) => string;
  /** A time of the day. */
  readonly clock: (hours: number, minutes: number) => string;
  /** A day of the year, with its weekday or without. */
  readonly dayOfYear: (day: DayInWords, weekday: string) => string;
  readonly date: (day: DayInWords) => string;
  readonly days: (days: DaysInWords) => string;
  /** A day and a time of it. */
  readonly moment: (day: string, time: string) => string;
  /** What a step is called, within a sentence that leads to it. */
  readonly inSentence: (name: string) => string;
  /** A title within a sentence. */
  readonly quoted: (title: string) => string;
  /** What parts a name from what is said of it. */
  readonly colon: string;
  /** Units of sizes, from bytes upwards by 1,024 (spec §9). */
  readonly sizes: readonly [string, string, string, string, string];
}
