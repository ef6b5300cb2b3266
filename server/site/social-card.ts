import sharp from 'sharp';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { fontFile } from '#server/fonts/font-file.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { FIGURES, type Paints, themePaints, tilePaints } from '#server/themes/theme-paints.ts';

/** What every service that shows links has room for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** Of the tiles at the right. */
const TILE = 105;

/** The picture that a message shows of a link to an event: its name and days beside tiles in its colours, as PNG. */
export async function socialCard(event: EventDocument, locale: Locale): Promise<Buffer> {
  const paints = themePaints(event.theme.theme_system);
  const texts = [
    await words(resolveText(event.name, locale), 'bold', 76),
    await words(
      `${formatDateRange(event.dates, locale)}\n${resolveText(event.location, locale)}`,
      'regular',
      34,
    ),
  ];
  const heights = await Promise.all(texts.map(async (text) => (await sharp(text).metadata()).height ?? 0));
  const [title = 0, facts = 0] = heights;
  return sharp(Buffer.from(art(paints)))
    .composite([
      { input: texts[0], left: MARGIN, top: Math.max(MARGIN, Math.round((HEIGHT - title - facts - 40) / 2)) },
      {
        input: texts[1],
        left: MARGIN,
        top: Math.min(HEIGHT - MARGIN - facts, Math.round((HEIGHT + title - facts + 40) / 2)),
      },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Words in white on nothing. With a font of ours: a server may have none. */
function words(text: string, weight: 'regular' | 'bold', size: number): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="#ffffff">${escapeHtml(text)}</span>`,
      // The comma ends the family, whose name in the file ends like a weight.
      font: `Source Sans 3 ExtraLight, ${weight === 'bold' ? 'Bold' : ''} ${size}`,
      fontfile: fontFile(weight),
      width: WIDTH - 2 * MARGIN - 4 * TILE,
      rgba: true,
      dpi: 72,
      spacing: 6,
    },
  })
    .png()
    .toBuffer();
}

/** Quarters of a circle, dots and halves by turns, as in the quilts of the site. */
function art(paints: Paints): string {
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [ground, figure] = tilePaints(paints, index + row);
    return `<g transform="translate(${WIDTH - (4 - column) * TILE} ${row * TILE})"><path fill="${ground}" d="M0 0H${TILE}V${TILE}H0z"/><path fill="${figure}" d="${FIGURES[(index * 3 + row) % FIGURES.length]}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="${paints.ink}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${tiles.join('')}</svg>`;
}
