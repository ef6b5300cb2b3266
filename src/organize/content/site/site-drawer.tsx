import { useEffect, useRef } from 'react';
import { Icon } from '../../shell/icon.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { DocumentPane } from '../editor/document-pane.tsx';

interface SiteDrawerProps {
  readonly draft: string;
  /** The kind and code of the document, as `form/personal`. */
  readonly edited: string;
  readonly onClose: () => void;
}

/** The editor of a document beside the preview; a sheet below it on a phone. */
export function SiteDrawer({ draft, edited, onClose }: SiteDrawerProps) {
  const t = useDeskTexts();
  const [kind = '', code = ''] = edited.split('/');
  const drawer = useRef<HTMLElement>(null);
  // On a phone it is below the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document that is opened is brought into view
  useEffect(() => drawer.current?.scrollIntoView({ block: 'nearest' }), [edited]);
  return (
    <aside ref={drawer} className="dk-site-drawer" aria-label={t('site.editor')}>
      <DocumentPane
        key={edited}
        draft={draft}
        kind={kind}
        code={code}
        head={({ name, kindName, state }) => (
          <div className="dk-head">
            <h2>{name}</h2>
            <span className="dk-soft">{kindName}</span>
            <span className="dk-grow" />
            {state}
            <button
              type="button"
              className="dk-icon-button"
              aria-label={t('site.close_editor')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      />
    </aside>
  );
}
