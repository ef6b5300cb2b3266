import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** The organizer's own words and links. */
export function HtmlBlock({ block, sunken }: BlockProps<'html'>) {
  const text = useText();
  return (
    <Section sunken={sunken} className="section-text" title={block.title}>
      <Prose html={text(block.html)} />
    </Section>
  );
}
