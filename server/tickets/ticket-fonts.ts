import type { ThemeSystem } from '#engine/event/documents/event/schema.ts';
import { type FontFile, faceFile } from '#server/fonts/font-file.ts';
import type { Pdf } from '#server/pdf/tagged-pdf.ts';

/** What a ticket is set in, by what it is for. */
export type TicketFonts = Readonly<Record<'display' | 'regular' | 'bold', (text: string) => string>>;

const families: Readonly<Record<string, Record<keyof TicketFonts, FontFile>>> = {
  'Bricolage Grotesque': {
    display: 'bricolage-grotesque-condensed',
    regular: 'bricolage-grotesque-regular',
    bold: 'bricolage-grotesque-bold',
  },
};

/** The letters of the languages that events are in; our own typeface has those of more. */
const usual = /^[\n\u0020-\u00ff\u0152\u0153\u202f–—‘’“”•…−]*$/;

/** The fonts of a theme's tickets: its own where it has a file, ours otherwise and for what its own cannot write. */
export function ticketFonts(pdf: Pdf, { font_display, font_text }: ThemeSystem): TicketFonts {
  const pick = (use: keyof TicketFonts, family: string | undefined) => {
    const ours = use === 'regular' ? 'regular' : 'bold';
    const face = family === undefined ? undefined : families[family]?.[use];
    if (face === undefined) return () => ours;
    const name = `theme ${use}`;
    pdf.registerFont(name, faceFile(face));
    return (text: string) => (usual.test(text) ? name : ours);
  };
  return {
    display: pick('display', font_display),
    regular: pick('regular', font_text),
    bold: pick('bold', font_text),
  };
}
