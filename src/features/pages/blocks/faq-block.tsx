import { useText } from '#src/lib/i18n/use-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './faq-block.css';

/** Questions that open to their answers; a search of the page finds closed ones too. */
export function FaqBlock({ block, sunken }: BlockProps<'faq'>) {
  const text = useText();
  return (
    <Section sunken={sunken} className="section-text" title={block.title} lead={block.lead}>
      <div className="faq">
        {block.questions.map(({ question, answer }) => (
          <details key={textKey(question)}>
            <summary>
              <span>{text(question)}</span>
              <Icon name="chevron-down" />
            </summary>
            <Prose html={text(answer)} />
          </details>
        ))}
      </div>
    </Section>
  );
}
