import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '#src/lib/i18n/use-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Note } from '#src/ui/note.tsx';
import type { BlockProps } from './block.tsx';

/** The organizer's own words and links. */
export function HtmlBlock({ block, sunken }: BlockProps<'html'>) {
  const text = useText();
  return (
    <section className={classNames('section', sunken && 'sunken')}>
      <div className="wrap">
        {block.title && (
          <div className="section-head">
            <h2>{text(block.title)}</h2>
          </div>
        )}
        <Prose html={text(block.html)} />
      </div>
    </section>
  );
}

/** Puts cleaned HTML into the page as nodes: the page's policy allows no innerHTML (Trusted Types). */
function Prose({ html }: { html: string }) {
  const { t } = useTranslation('home');
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    const show = async () => {
      const { cleanFragment } = await import('./clean-fragment.ts');
      if (current) container.current?.replaceChildren(cleanFragment(html));
    };
    show().then(
      () => setFailed(false),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [html]);

  return (
    <>
      {failed && <Note tone="warning">{t('html_error')}</Note>}
      <div className="prose" ref={container} />
    </>
  );
}
