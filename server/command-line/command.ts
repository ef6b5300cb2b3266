import type { ExitCode } from './output.ts';

/** Options with a value: `--name value`. */
export const optionNames = [
  'focus',
  'format',
  'locale',
  'flow',
  'message',
  'note',
  'start',
  'room',
  'role',
] as const;
/** Switches: `--name`. */
export const switchNames = ['dry-run', 'force', 'json', 'prune', 'yes'] as const;
type SwitchName = (typeof switchNames)[number];
export type OptionName = (typeof optionNames)[number] | SwitchName;
export type Options = Readonly<
  Partial<Record<(typeof optionNames)[number], string> & Record<SwitchName, boolean>>
>;

/** A command of an organizer's command line. */
export interface Command {
  /** Its usage and description: the lines of the help. */
  readonly usage: string;
  /** How many words follow its name, or the least and the most. */
  readonly words: number | readonly [least: number, most: number];
  readonly options?: readonly OptionName[];
  /** Does its work. Its exit code is 0 unless it says another, or ends with `CommandEnded`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most commands have nothing to say but 0
  run(words: readonly string[], options: Options): Promise<ExitCode | undefined | void>;
}
