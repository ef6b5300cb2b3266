import type { Speaker } from '#engine/contract/site.ts';
import { Picture } from '../parts/picture.tsx';
import { Portrait, portraitOf } from './portrait.tsx';

/** A portrait drawn by us, a picture of the event, or the speaker's initials over a tile's colours. */
export function PersonPicture({ speaker }: { speaker: Speaker }) {
  const { picture, picture_alt, code, name } = speaker;
  const portrait = portraitOf(picture);
  if (portrait) return <Portrait className="person-picture" name={portrait} />;
  if (picture) return <Picture className="person-picture" picture={picture} alt={picture_alt} seed={code} />;
  return (
    <span className="person-picture person-initials" data-tone={toneOf(code)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of a first and a last name. */
export function initialsOf(name: string): string {
  const words = name.replace(/^(Dr|Prof|Elder|L’aînée)\.? /u, '').split(/[\s-]+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase();
}

function toneOf(code: string): number {
  let sum = 0;
  for (const letter of code) sum += letter.codePointAt(0) ?? 0;
  return sum % 4;
}
