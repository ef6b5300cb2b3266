/** Prints a line, or several. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints why it failed and ends the program with exit code 1. */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
