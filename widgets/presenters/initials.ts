/** The initials of a first and last name, for people without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => /\p{L}/u.exec(word ?? '')?.[0]?.toLocaleUpperCase() ?? '').join('');
}
