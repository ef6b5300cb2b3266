import { Link } from 'react-router';
import { PageHead } from '#src/layout/page-head.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { PastedSchemaForm } from './pasted-schema/pasted-schema-form.tsx';
import './gallery.css';

/** Draws a pasted schema and uiSchema (development only). */
export function Component() {
  const locale = useLocale();
  return (
    <div className="wrap gallery-schema">
      <PageHead title="Any schema" />
      <p lang="en">
        <Link to={withLocale('/gallery', locale)}>Gallery</Link>
      </p>
      <PastedSchemaForm />
    </div>
  );
}
