/** A PEM out of the environment, where its line ends may be written as `\n` as in Google's key files. */
export function readPem(text: string): string {
  return text.replaceAll('\\n', '\n');
}
