// Full-width signs, and spaces before a sign, are taken for it by some spreadsheets.
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * Words that no spreadsheet takes for a formula when it opens a CSV file: what would be one begins with an apostrophe
 * (OWASP, "CSV Injection").
 */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
