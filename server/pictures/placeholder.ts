import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { readPictureAddress } from '#engine/event/properties/picture-address.ts';
import { FIGURES, type Paints, themePaints, tilePaints } from '#server/themes/theme-paints.ts';
import { type ThemeParts, themeParts } from '#server/themes/themes.ts';

/** The ratio that most frames of pages have, where an address does not say its own. */
const USUAL = { width: 280, height: 200 };

/**
 * What is shown at the address of a picture that is not there, so that no page stands with a broken one, even where
 * no script runs: the event's own art in the event's colours, in the ratio that the address names.
 */
export function standIn({ theme }: EventDocument, address: string): string {
  const { width, height } = readPictureAddress(address) ?? USUAL;
  const paints = themePaints(theme.theme_system);
  const seed = [...address].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const [size, ground, drawn] = arts[themeParts(theme).standIn](paints, seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size} ${size}" preserveAspectRatio="xMidYMid slice"><path fill="${ground}" d="M-${size}-${size}h${3 * size}v${3 * size}h-${3 * size}z"/>${drawn}</svg>`;
}

/** The side of its square, the ground that goes on around it, and what stands on it. */
type Art = readonly [size: number, ground: string, drawn: string];

const arts: Readonly<Record<ThemeParts['standIn'], (paints: Paints, seed: number) => Art>> = {
  tile,
  string,
  sea,
};

function tile(paints: Paints, seed: number): Art {
  const [ground, figure] = tilePaints(paints, seed);
  return [105, ground, `<path fill="${figure}" d="${FIGURES[seed % FIGURES.length]}"/>`];
}

/** A bowed string at its third harmonic. */
function string({ ink, second, third }: Paints): Art {
  const lines = Array.from({ length: 15 }, (_, index) => {
    const swing = ((index / 14) * 2 - 1) * 46;
    const wave = `q25 ${swing} 50 0q25 ${-swing} 50 0q25 ${swing} 50 0q25 ${-swing} 50 0q25 ${swing} 50 0`;
    return `<path d="M-100 50${wave}q25 ${-swing} 50 0" opacity="${(0.2 + Math.abs(swing) / 80).toFixed(2)}"/>`;
  });
  const nodes = `<g fill="${third}"><circle cx="0" cy="50" r="2"/><circle cx="50" cy="50" r="2"/><circle cx="100" cy="50" r="2"/></g>`;
  return [100, ink, `<g fill="none" stroke="${second}" stroke-width=".6">${lines.join('')}</g>${nodes}`];
}

/** The sun over three rows of scallops. */
function sea({ ink, accent, second, third, fourth }: Paints): Art {
  const waves = [accent, third, fourth].map(
    (paint, row) =>
      `<path fill="${paint}" d="M-110 ${60 + row * 13}${'a10 7 0 0 0 20 0'.repeat(16)}V210H-110z"/>`,
  );
  return [100, ink, `<circle cx="50" cy="46" r="26" fill="${second}"/>${waves.join('')}`];
}
