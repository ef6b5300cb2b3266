import { Tile, type TileName } from '#src/ui/art/quilt.tsx';
import { Face } from '../people/face.tsx';
import { useFaces } from './use-faces.ts';

/** Where in two rows of eight a face looks out; the other squares are tiles, and so are those without a face. */
const FACES = [0, 2, 3, 5, 6, 9, 11, 12, 14, 15];
const SQUARES = 16;

/** Tiles between the speakers' faces, as in a class photograph. */
export default function ClassPhotograph({ tiles }: { readonly tiles: readonly TileName[] }) {
  const faces = useFaces(FACES.length);
  return (
    <div className="paper-art">
      {Array.from({ length: SQUARES }, (_, at) => {
        const speaker = faces[FACES.indexOf(at)];
        const tile = tiles[at % tiles.length];
        if (speaker) {
          return (
            <Face
              key={speaker.code}
              className="paper-face"
              speaker={{ ...speaker, picture_alt: undefined }}
              place={at + 1}
              sizes="(min-width: 720px) 13vw, 25vw"
            />
          );
        }
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        return tile && <Tile key={`square ${at}`} name={tile} />;
      })}
    </div>
  );
}
