import { formatFileSize } from '#engine/form/format/file-size.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { DocumentLink } from '../parts/action-link.tsx';
import { Section } from '../parts/section.tsx';
import { textKey } from '../text-key.ts';
import './files-block.css';

/** Files to download, with their type and size. */
export function FilesBlock({ block, sunken }: BlockProps<'files'>) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section sunken={sunken} className="section-text" title={block.title} lead={block.lead}>
      <ul className="files">
        {block.files.map((file) => (
          <li key={textKey(file.title)}>
            <Icon name="download" />
            <div>
              <DocumentLink className="link" link={file.link}>
                {text(file.title)}
              </DocumentLink>
              {(file.format || file.size) && (
                <span className="small soft num">
                  {' '}
                  ({[file.format, file.size && formatFileSize(file.size, locale)].filter(Boolean).join(', ')})
                </span>
              )}
              {file.text && <p className="soft">{text(file.text)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
