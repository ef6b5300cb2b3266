import { MARK_NAMES, Mark, type MarkName } from '#src/ui/art/mark.tsx';

/** Our drawn marks, which an event document can name instead of an image, as `mark:seedling`. */
const MARKS: ReadonlyMap<string, MarkName> = new Map(MARK_NAMES.map((name) => [`mark:${name}`, name]));

/** A client's or an event's logo; decorative, next to the name. */
export function Logo({ logo }: { logo: string | undefined }) {
  if (logo === undefined || logo === '') return null;
  const mark = MARKS.get(logo);
  if (mark) return <Mark name={mark} />;
  return <img src={logo} alt="" height={44} decoding="async" />;
}
