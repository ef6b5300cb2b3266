import { contrastRatio, parseColour } from '../../../form/format/colour.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault } from '../../diagnosis/document-fault.ts';
import { inDecimals } from '../../diagnosis/in-decimals.ts';
import type { EventDocument } from '../event/schema.ts';
import { says } from './problems.ts';
import type { PageDocument } from './schema.ts';

/** The minimum contrast of text on the water (WCAG 2.2, 1.4.3). */
const AT_LEAST = 4.5;

/**
 * Tides of a page whose text is unreadable in the event's colours. A theme can be too pale for a tide and fine
 * otherwise, so the page is refused.
 */
export function faintTides(
  { blocks }: Pick<PageDocument, 'blocks'>,
  theme: EventDocument['theme'],
): Diagnostic[] {
  const [ink, sea] = [theme.theme_system.ink, theme.theme_system.fourth].map(parseColour);
  if (theme.theme_type !== 'waves' || !ink || !sea || contrastRatio(ink, sea) >= AT_LEAST) return [];
  return blocks.flatMap((block, index) =>
    block.block === 'programme' && block.tide !== undefined
      ? [
          documentFault(
            `/blocks/${index}/tide`,
            'contrast',
            says('faintTide'),
            says('strongerTide', { least: inDecimals(AT_LEAST) }),
          ),
        ]
      : [],
  );
}
