import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { signedIn } from '#src/lib/persisted/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import { RegistrationList } from './registration-list.tsx';
import type { Lookup } from './use-lookup.ts';

/** The registrations of a visitor who signed in on this device within a day; otherwise nothing. */
export function SignedInList({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation('manage');
  const known = usePersisted(signedIn);
  if (!known || known.registrations.length === 0) return null;
  return (
    <section className="form-section" aria-labelledby="listed-title">
      <h2 id="listed-title">{t('list.title')}</h2>
      <p className="section-lead soft">{t('list.text', { email: known.email })}</p>
      <RegistrationList registrations={known.registrations} lookup={lookup}>
        <p className="lookup-way">
          <Button variant="quiet" size="s" onClick={() => signedIn.clear()}>
            {t('list.forget')}
          </Button>
        </p>
      </RegistrationList>
    </section>
  );
}
