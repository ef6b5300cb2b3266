import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { slidesQuery } from '../site-queries.ts';
import { SliderView } from './slider-view.tsx';

/** The pictures of the sliders of another page. */
export function SlidesOfBlock({ block, sunken }: BlockProps<'slides_of'>) {
  const call = useCall();
  const text = useText();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched query={slidesQuery(call, block.page)} isEmpty={(all) => all.length === 0} empty={null}>
        {(all) => <SliderView slides={all} label={text(block.title)} />}
      </Fetched>
    </Section>
  );
}
