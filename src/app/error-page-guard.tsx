import { Component, type ReactNode } from 'react';
import { StatusPage } from '#src/layout/status-page.tsx';
import { localeOfPath, withLocale } from '#src/lib/i18n/locale-path.ts';

// In the code, not in the texts: that these could not be loaded may be what went wrong.
const WORDS = {
  en: { heading: 'An error occurred while showing the error page', home: 'Go back to home' },
  fr: {
    heading: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
    home: 'Retour à l’accueil',
  },
};

/** Stands in for an error page that fails itself (spec §8). */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const locale = localeOfPath(window.location.pathname);
    const words = WORDS[locale];
    return (
      <StatusPage code="500" heading={words.heading}>
        {/* A plain link: the page is loaded anew. */}
        <a className="btn btn-l" href={withLocale('/', locale)}>
          {words.home}
        </a>
      </StatusPage>
    );
  }
}
