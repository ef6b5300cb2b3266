import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';
import { isServed } from './action-link.tsx';
import { plainMarkup } from './plain-markup.ts';

// Not '': the page's policy accepts no strings as HTML, even empty ones. React keeps what the server rendered.
const NOTHING = { __html: nothing() };

function nothing(): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const isThere = typeof types === 'object' && types !== null && 'emptyHTML' in types;
  return isThere ? (types.emptyHTML as string) : '';
}

/** Puts cleaned HTML into the page as nodes: the page's policy allows no innerHTML (Trusted Types). */
export function Prose({ html }: { html: string }) {
  const { t } = useTranslation('home');
  const toPage = usePublicLink();
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    const show = async () => {
      const { cleanFragment } = await import('../clean-fragment.ts');
      if (!current) return;
      const fragment = cleanFragment(html);
      localise(fragment, toPage);
      for (const image of fragment.querySelectorAll('img')) {
        image.addEventListener('error', () => standIn(image), { once: true });
      }
      container.current?.replaceChildren(fragment);
    };
    show().then(
      () => setFailed(false),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [html, toPage]);

  /** Opens links to pages of the site without reloading, like every other link. */
  function follow(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!href?.startsWith('/') || isServed(href) || link?.target || !plain) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <>
      {failed && <Note tone="warning">{t('html_error')}</Note>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div
        className="prose"
        ref={container}
        onClick={follow}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands here is made of checked parts, or nothing
        dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: plainMarkup(html, toPage) } : NOTHING}
        suppressHydrationWarning
      />
    </>
  );
}

function localise(fragment: DocumentFragment, toPage: (link: string) => string): void {
  for (const link of fragment.querySelectorAll('a[href^="/"]')) {
    const href = link.getAttribute('href') ?? '';
    if (!isServed(href)) link.setAttribute('href', toPage(href));
  }
}

/** Replaces a picture that fails to load with its alternative text. */
function standIn(image: HTMLImageElement): void {
  const place = document.createElement('span');
  place.className = 'prose-gone';
  if (image.alt) {
    place.setAttribute('role', 'img');
    place.setAttribute('aria-label', image.alt);
  }
  image.replaceWith(place);
}
