import type { PageBlock } from '#engine/configuration/page-document.ts';
import { GlanceBlock } from './glance-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { HtmlBlock } from './html-block.tsx';
import { ProgrammeBlock } from './programme-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { TicketsBlock } from './tickets-block.tsx';
import { TracksBlock } from './tracks-block.tsx';

export type BlockProps<Kind extends PageBlock['block']> = {
  block: Extract<PageBlock, { block: Kind }>;
  /** On the sunken ground, so that neighbours are told apart. */
  sunken: boolean;
};

/** Draws one block of a page; a kind that this version does not know yet is left out. */
export function Block({ block, sunken }: BlockProps<PageBlock['block']>) {
  switch (block.block) {
    case 'hero':
      return <HeroBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} sunken={sunken} />;
    case 'tracks':
      return <TracksBlock block={block} sunken={sunken} />;
    case 'glance':
      return <GlanceBlock block={block} sunken={sunken} />;
    case 'programme':
      return <ProgrammeBlock block={block} sunken={sunken} />;
    case 'tickets':
      return <TicketsBlock block={block} sunken={sunken} />;
    case 'html':
      return <HtmlBlock block={block} sunken={sunken} />;
    default:
      return nothing(block);
  }
}

// Takes what is left of the kinds: one that has no case above does not compile.
function nothing(_: never): null {
  return null;
}
