import type { Diagnostic } from '../contract/problem.ts';
import { documentFault } from './document-fault.ts';
import type { EventDocument } from './event-document.ts';
import type { PageDocument } from './page-document.ts';
import { contrastRatio, parseColour } from './theme-colours.ts';

/** What is written on the water, and the least contrast it needs there (WCAG 2.2, 1.4.3). */
const AT_LEAST = 4.5;

/**
 * The tides of a page whose words cannot be read in the colours of its event. A theme may be too faint for a tide and
 * right for all else: it is the page that is refused.
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
            'The text on the tide ("ink" on "fourth") has too little contrast to read.',
            `a theme in which their contrast is at least ${AT_LEAST}:1, or no tide`,
          ),
        ]
      : [],
  );
}
