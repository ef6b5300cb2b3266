import { Link } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { OwnForm } from './own-form/own-form.tsx';
import './gallery.css';

/** A document of the demo events in the form that is made of its meta-schema (development only). */
export function Component() {
  const locale = useLocale();
  return (
    <div className="wrap gallery-schema">
      <PageHead title="A document in its own form" />
      <p lang="en">
        <Link to={withLocale('/gallery', locale)}>Gallery</Link>
      </p>
      <OwnForm />
    </div>
  );
}
