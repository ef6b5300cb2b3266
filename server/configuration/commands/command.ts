/** What may follow a command as `--name value`. */
export const optionNames = ['focus', 'format', 'locale', 'flow', 'message'] as const;
export type OptionName = (typeof optionNames)[number];
export type Options = Readonly<Partial<Record<OptionName, string>>>;

/** A command of an organizer's command line. */
export interface Command {
  /** How it is written, and what it does: the lines of the help. */
  readonly usage: string;
  /** How many words follow its name. */
  readonly words: number;
  readonly options?: readonly OptionName[];
  run(words: readonly string[], options: Options): Promise<void>;
}
