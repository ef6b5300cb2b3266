import { within } from './within.ts';

/** The longest that the clipboard may take, in milliseconds; a browser may ask for permission first. */
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
