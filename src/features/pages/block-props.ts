import type { BlockKind, BlockOf } from '#engine/event/documents/page/blocks/registry.ts';

/** Props of the component for a kind of block. */
export type BlockProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>;
  /** On the sunken ground, so that neighbours are told apart. */
  readonly sunken: boolean;
};
