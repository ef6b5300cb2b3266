import { Component, type ReactNode } from 'react';
import { pageFaultOf } from '#src/api/fault/page-fault.ts';
import { StatusPage } from '#src/layout/status-page.tsx';
import { lastWords } from '#src/lib/i18n/last-words.ts';
import { localeOfPath, withLocale } from '#src/lib/i18n/locale-path.ts';

interface GuardState {
  readonly id: string | undefined;
}

/** Replaces an error page that fails itself (spec §8): the error's id, and links that reload the site. */
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
    const words = lastWords[locale];
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
