/** Whether a text contains the search text, ignoring case; false for an empty search. */
export function matches(text: string, sought: string): boolean {
  const wish = sought.trim().toLowerCase();
  return wish !== '' && text.toLowerCase().includes(wish);
}
