/** Options with a value: `--name value`. */
export const optionNames = ['focus', 'format', 'locale', 'flow', 'message', 'start', 'room', 'role'] as const;
/** Switches: `--name`. */
export const switchNames = ['dry-run', 'force', 'yes'] as const;
type SwitchName = (typeof switchNames)[number];
export type OptionName = (typeof optionNames)[number] | SwitchName;
export type Options = Readonly<
  Partial<Record<(typeof optionNames)[number], string> & Record<SwitchName, boolean>>
>;

/** A command of an organizer's command line. */
export interface Command {
  /** Its usage and description: the lines of the help. */
  readonly usage: string;
  /** How many words follow its name. */
  readonly words: number;
  readonly options?: readonly OptionName[];
  run(words: readonly string[], options: Options): Promise<void>;
}
