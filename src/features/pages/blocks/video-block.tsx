import { readUrl } from '#engine/form/format/read-url.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Picture } from '../parts/picture.tsx';
import { Section } from '../parts/section.tsx';
import './video-block.css';

const SERVICES: Readonly<Record<string, string>> = {
  'www.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
};

/** The name of the site that hosts a video; undefined if it is not on the list. */
export function serviceOf(link: string): string | undefined {
  return SERVICES[readUrl(link)?.host ?? ''];
}

/** A film behind a picture of ours: the other site learns of a visitor only when they go there. */
export function VideoBlock({ block, sunken }: BlockProps<'video'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const service = serviceOf(block.link);
  return (
    <Section sunken={sunken}>
      <div className="video">
        <Picture picture={block.picture} />
        <div className="stack">
          <h2>{text(block.title)}</h2>
          {block.text && <p className="soft">{text(block.text)}</p>}
          {service && (
            <p>
              <a className="btn btn-2" href={block.link} target="_blank" rel="noopener noreferrer">
                <Icon name="play" />
                {t('watch', { service })}
              </a>
            </p>
          )}
          <p className="small soft">
            {block.length && <>{text(block.length)}. </>}
            {service && t('watch_note', { service })}
          </p>
        </div>
      </div>
    </Section>
  );
}
