import { Component, type ReactNode } from 'react';
import { StatusPage } from '#src/layout/status-page.tsx';
import { pageFaultOf } from '#src/lib/fault/page-fault.ts';
import { localeOfPath, withLocale } from '#src/lib/i18n/locale-path.ts';

// In the code, not in the texts: that these could not be loaded may be what went wrong.
const WORDS = {
  en: {
    heading: 'An error occurred while showing the error page',
    home: 'Go back to home',
    reload: 'Reload the page',
    id: 'Error',
  },
  fr: {
    heading: 'Une erreur est survenue pendant l’affichage de la page d’erreur',
    home: 'Retour à l’accueil',
    reload: 'Recharger la page',
    id: 'Erreur',
  },
};

interface GuardState {
  readonly id: string | undefined;
}

/** Stands in for an error page that fails itself (spec §8): the fault's id, and ways on that load the site anew. */
export class ErrorPageGuard extends Component<{ children: ReactNode }, GuardState> {
  override state: GuardState = { id: undefined };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { id: pageFaultOf(error).id };
  }

  override componentDidCatch(error: unknown): void {
    // biome-ignore lint/suspicious/noConsole: where a fault of the browser is looked for, having no log of ours
    console.error(`Fault ${this.state.id}`, error);
  }

  override render(): ReactNode {
    const { id } = this.state;
    if (id === undefined) return this.props.children;
    const locale = localeOfPath(window.location.pathname);
    const words = WORDS[locale];
    return (
      <StatusPage code="500" heading={words.heading} detail={`${words.id} ${id}`}>
        <button type="button" className="btn btn-l" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        {/* A plain link: the page is loaded anew. */}
        <a className="btn btn-3 btn-l" href={withLocale('/', locale)}>
          {words.home}
        </a>
      </StatusPage>
    );
  }
}
