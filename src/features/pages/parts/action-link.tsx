import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isSafeLink } from '#engine/event/addresses/safe-link.ts';
import { type Flag, isYes } from '#engine/form/field/flag.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { useRegistrationState } from '../registration-state.ts';

const WAY_IN = /^\/registration\/(manage|start)\b/;

/** A way on, as documents write it. */
export interface Action {
  readonly label: Text;
  readonly link: string;
  readonly new_tab?: Flag;
}

export interface ActionLinkProps {
  readonly action: Action;
  readonly className?: string;
}

/**
 * A link with its own label. A link into a registration leads to the visitor's registration while none can be started,
 * and nowhere before registration opens.
 */
export function ActionLink({ action, className }: ActionLinkProps) {
  const { t } = useTranslation('site');
  const text = useText();
  const { website_homepage_active: homepage } = useEvent();
  const isClosed = useRegistrationState() === 'closed';
  if (isClosed && WAY_IN.test(action.link)) {
    if (homepage === 'coming_soon') return null;
    return (
      <DocumentLink link="/registration/manage" className={className}>
        {t('manage')}
      </DocumentLink>
    );
  }
  return (
    <DocumentLink link={action.link} className={className} newTab={isYes(action.new_tab)}>
      {text(action.label)}
    </DocumentLink>
  );
}

export interface DocumentLinkProps {
  readonly link: string;
  readonly className?: string | undefined;
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** A link in a document: to a page of the site in the current language, or external. An unsafe link is text only. */
export function DocumentLink({ link, className, newTab = false, children }: DocumentLinkProps) {
  const toPage = usePublicLink();
  if (!isSafeLink(link)) return <span>{children}</span>;
  const isPage = link.startsWith('/') && !isServed(link);
  if (isPage && !newTab) {
    return (
      <Link className={className} to={toPage(link)}>
        {children}
      </Link>
    );
  }
  return (
    <a
      className={className}
      href={isPage ? toPage(link) : link}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <Icon name="external" size="s" />}
    </a>
  );
}

/** Whether an address of this site is the server's and no page: the API, or a file by its ending. */
export function isServed(link: string): boolean {
  const [path = ''] = link.split(/[?#]/);
  return path.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(path);
}
