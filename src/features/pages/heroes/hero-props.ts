import type { BlockProps } from '../block-props.ts';

export type HeroProps = Pick<BlockProps<'hero'>, 'block'>;
