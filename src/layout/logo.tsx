import { Mark, type MarkName } from '#src/ui/art/mark.tsx';

/** The drawn signs that an event document may name instead of an image, as `mark:teachers`. */
const MARKS: Readonly<Record<string, MarkName>> = {
  'mark:teachers': 'seedling',
  'mark:music': 'string',
  'mark:tickets': 'tide',
};

/** A client's or an event's logo; decoration, for its name stands beside it. */
export function Logo({ logo }: { logo: string | undefined }) {
  if (logo === undefined || logo === '') return null;
  const mark = MARKS[logo];
  if (mark) return <Mark name={mark} />;
  return <img src={logo} alt="" height={44} decoding="async" />;
}
