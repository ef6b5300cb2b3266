import type { ThemeSystem } from '#engine/event/documents/event/schema.ts';
import { type ArtShape, type Box, ticketArt } from './theme-art.ts';
import { themePaints } from './theme-paints.ts';
import { themeParts } from './themes.ts';

/** The art of a look on a box, as the inside of an SVG. */
export function artAsSvg(
  theme: { readonly theme_type: string; readonly theme_system: ThemeSystem },
  box: Box,
): string {
  return ticketArt(themeParts(theme).ticket, box, themePaints(theme.theme_system)).map(drawn).join('');
}

function drawn({ path, at, ...paint }: ArtShape): string {
  const painted =
    'fill' in paint
      ? `fill="${paint.fill}"`
      : `fill="none" stroke="${paint.stroke}" stroke-width="${paint.width}" stroke-opacity="${paint.opacity}"`;
  return `<path transform="translate(${at.x} ${at.y}) scale(${at.scale})" d="${path}" ${painted}/>`;
}
