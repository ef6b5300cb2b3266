import { within } from './within.ts';

/** How long the clipboard may take, in milliseconds; a browser may ask the visitor first. */
const PATIENCE = 5_000;

/** Puts a text into the clipboard; false where the browser denies it or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await within(PATIENCE, navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}
