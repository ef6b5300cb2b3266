import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { BesideContact } from '../parts/beside-contact.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './faq-block.css';

/**
 * Questions that open to show answers; the browser's search finds closed ones. A list without a title names a contact.
 */
export function FaqBlock({ block, sunken }: BlockProps<'faq'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const isTitled = Boolean(block.title || block.lead);
  return (
    <Section sunken={sunken} className="section-text" title={block.title} lead={block.lead}>
      <BesideContact question={isTitled ? undefined : t('faq_ask')}>
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
      </BesideContact>
    </Section>
  );
}
