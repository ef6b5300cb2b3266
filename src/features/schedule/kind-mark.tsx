/** A square, a disc, a triangle, a leaf, a diamond, bars, a half disc, a triangle on its head, a ring, a cross. */
const SHAPES = [
  'M1.5 1.5h9v9h-9z',
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  'M6 .8L11.6 11H.4z',
  'M1 11C1 5 5 1 11 1c0 6-4 10-10 10z',
  'M6 .2L11.8 6 6 11.8.2 6z',
  'M1 1h2.6v10H1zM4.7 4h2.6v7H4.7zM8.4 2.5H11V11H8.4z',
  'M1 9.5a5 5 0 0 1 10 0z',
  'M6 11.2L.4 1h11.2z',
  'M6 .8a5.2 5.2 0 1 1 0 10.4A5.2 5.2 0 0 1 6 .8zm0 2.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  'M4.3 1h3.4v3.3H11v3.4H7.7V11H4.3V7.7H1V4.3h3.3z',
] as const;

/** A shape that identifies a kind without its colour; decorative, next to the name. */
export function KindMark({ shape }: { shape: number }) {
  return (
    <svg className="kind-mark" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={SHAPES[shape]} />
    </svg>
  );
}
