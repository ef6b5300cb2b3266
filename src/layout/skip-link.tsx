import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('site');
  // Not by the address: a hash in it would be a page in the history.
  function skip(event: MouseEvent) {
    event.preventDefault();
    target.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place in the page, as a link
    <a className="skip" href="#main" onClick={skip}>
      {t('skip')}
    </a>
  );
}
