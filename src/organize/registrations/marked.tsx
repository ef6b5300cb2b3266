import { foldText } from '#engine/form/format/fold-text.ts';

/** A text with the part that matches a word of the search marked, whatever its case and accents. */
export function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  const folded = foldText(text);
  // Folding may change the length of a text, and then places in one are none in the other.
  const words = folded.length === text.length ? foldText(search).split(/\s+/).filter(Boolean) : [];
  const word = words.find((each) => folded.includes(each));
  if (word === undefined) return text;
  const at = folded.indexOf(word);
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
