import sharp from 'sharp';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { artAsSvg } from '#server/themes/art-as-svg.ts';
import type { Box } from '#server/themes/theme-art.ts';
import { themePaints } from '#server/themes/theme-paints.ts';

/** The pictures of a pass by the names that Wallet knows, each in three densities; drawn as the look has it. */
export async function passPictures({ theme }: Pick<EventDocument, 'theme'>): Promise<Record<string, Buffer>> {
  const paints = themePaints(theme.theme_system);
  const art = (box: Box) => artAsSvg(theme, box);
  const square = svg(
    { width: 50, height: 50 },
    `<g transform="scale(.25)">${art({ width: 200, height: 200 })}</g>`,
  );
  // What is written on a strip is at its left: art is at its right, three tiles wide, on the pass’s own ground.
  const strip = svg(
    { width: 375, height: 98 },
    `<path d="M0 0H375V98H0z" fill="${paints.ink}"/><svg x="228" width="147" height="98" viewBox="0 0 294 196">${art({ width: 294, height: 196 })}</svg>`,
  );
  const pictures = await Promise.all([
    ...densities('icon', square, 29),
    ...densities('logo', square, 50),
    ...densities('strip', strip, 375),
  ]);
  return Object.fromEntries(pictures);
}

function densities(name: string, picture: string, width: number): Promise<[string, Buffer]>[] {
  return ([1, 2, 3] as const).map(
    async (density): Promise<[string, Buffer]> => [
      `${name}${density === 1 ? '' : `@${density}x`}.png`,
      // Drawn at three times its size, so that lines are sharp at the highest density.
      await sharp(Buffer.from(picture), { density: 216 })
        .resize({ width: width * density })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer(),
    ],
  );
}

const svg = ({ width, height }: Box, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
