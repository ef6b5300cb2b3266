import type { BlockKind, BlockOf } from '#engine/configuration/blocks/registry.ts';

/** What the component of a kind of block is given. */
export type BlockProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>;
  /** On the sunken ground, so that neighbours are told apart. */
  readonly sunken: boolean;
};
