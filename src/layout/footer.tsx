import { Link } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ConsentButton } from './consent/consent-button.tsx';
import { useCategories } from './menu/use-categories.ts';
import type { SiteLinks } from './site-links.ts';
import { COPYRIGHT_YEAR } from './vendor.ts';

export type FooterProps = { links: SiteLinks; size: 'full' | 'minimal' };

/** The footer; a single line on steps. */
export function Footer({ links, size }: FooterProps) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const text = useText();
  const mail = event.contact_email;
  return (
    <footer className={classNames('footer', size === 'minimal' && 'footer-min')}>
      <div className="wrap">
        {size === 'full' && <FooterColumns links={links} />}
        <div className="footer-end">
          <span>{t('copyright', { year: COPYRIGHT_YEAR, name: text(event.client_name) })}</span>
          <span className="footer-links">
            {size === 'minimal' && mail && <a href={`mailto:${mail}`}>{t('help')}</a>}
            <ConsentButton />
            <Link to={links.vendor}>{t('vendor')}</Link>
          </span>
        </div>
      </div>
    </footer>
  );
}

function FooterColumns({ links }: { links: SiteLinks }) {
  const { t } = useTranslation('site');
  const event = useEvent();
  const text = useText();
  const privacy = text(event.privacy_notice);
  return (
    <div className="footer-grid">
      {privacy && (
        <div>
          <h2>{t('privacy')}</h2>
          <p className="footer-prose">{privacy}</p>
        </div>
      )}
      <div>
        <h2>{t('your_registration')}</h2>
        <ul>
          {isYes(event.registration_new_open) && (
            <li>
              <Link to={links.start}>{t('start')}</Link>
            </li>
          )}
          <li>
            <Link to={links.manage}>{t('manage')}</Link>
          </li>
        </ul>
      </div>
      <TakePart />
      {event.contact_email && (
        <div>
          <h2>{t('contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${event.contact_email}`}>{event.contact_email}</a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}

/** The pages that the menu puts in the footer, under "Take part". */
function TakePart() {
  const { t } = useTranslation('site');
  const text = useText();
  const toPage = usePublicLink();
  const entries = useCategories()
    .flatMap((category) => category.entries)
    .filter(({ isAtFoot }) => isAtFoot);
  if (entries.length === 0) return null;
  return (
    <div>
      <h2>{t('take_part')}</h2>
      <ul>
        {entries.map(({ id, label, destination }) => (
          <li key={id}>
            {destination.kind === 'page' && <Link to={toPage(destination.path)}>{text(label)}</Link>}
            {destination.kind === 'address' && <a href={destination.href}>{text(label)}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}
