import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { Section } from '../parts/section.tsx';
import { SliderView } from './slider-view.tsx';

/** Pictures beside each other that a visitor moves. */
export function SliderBlock({ block, sunken }: BlockProps<'slider'>) {
  const text = useText();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <SliderView slides={block.slides} label={text(block.title)} />
    </Section>
  );
}
