/** How a command ended: 1 where there is something to report, 2 without a usable command or a server. */
export type ExitCode = 1 | 2;

/** Ends a command with why. */
export class CommandEnded extends Error {
  override name = 'CommandEnded';
  constructor(
    message: string,
    readonly code: ExitCode,
  ) {
    super(message);
  }
}

/** Prints a line, or several. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Ends the command with why, and with exit code 1. */
export function endWith(message: string): never {
  throw new CommandEnded(message, 1);
}

/** Ends a command that was called wrongly, or without a server to ask, with exit code 2. */
export function endUnasked(message: string): never {
  throw new CommandEnded(message, 2);
}
