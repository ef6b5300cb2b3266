import { useEvent } from '#src/api/event-context.tsx';
import { ConsentButton } from '#src/layout/consent/consent-button.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { BesideContact } from '../parts/beside-contact.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';

/** The privacy policy with the event's additions; the contact and the visitor's own choice are in the margin. */
export function PrivacyNoticeBlock({ block, sunken }: BlockProps<'privacy_notice'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const { privacy_notice } = useEvent();
  return (
    <Section sunken={sunken} title={block.title}>
      <BesideContact question={t('privacy_ask')} more={<ConsentButton />}>
        <div className="prose">
          {privacy_notice && <p className="lead">{text(privacy_notice)}</p>}
          {block.html && <Prose html={text(block.html)} />}
        </div>
      </BesideContact>
    </Section>
  );
}
