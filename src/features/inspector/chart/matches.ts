/** Whether a text has what is sought in it, in any case; nothing is sought by an empty one. */
export function matches(text: string, sought: string): boolean {
  const wish = sought.trim().toLowerCase();
  return wish !== '' && text.toLowerCase().includes(wish);
}
