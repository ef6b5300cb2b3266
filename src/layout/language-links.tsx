import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { languages } from '#engine/form/languages/languages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { writeLocaleCookie } from '#src/lib/i18n/locale-cookie.ts';
import { publicPath } from '#src/lib/i18n/locale-path.ts';

export type LanguageLinkProps = {
  to: Locale;
  className?: string;
  onChoose?: () => void;
  children?: ReactNode;
};

/** Leads to the same page in a language; path, search, history and all that was typed stay. */
export function LanguageLink({ to, className, onChoose, children = languages[to].name }: LanguageLinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const { language } = useEvent();
  function choose() {
    writeLocaleCookie(to);
    onChoose?.();
  }
  return (
    <Link
      className={className}
      to={{ pathname: publicPath(pathname, to, language), search, hash }}
      state={state}
      replace
      preventScrollReset
      lang={to}
      hrefLang={to}
      onClick={choose}
    >
      {children}
    </Link>
  );
}
