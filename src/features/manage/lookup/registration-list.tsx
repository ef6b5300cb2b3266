import type { ReactNode } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { ListedRegistration } from '#src/lib/persisted/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusTag } from './status-tag.tsx';
import type { Lookup } from './use-lookup.ts';
import './lookup.css';

interface RegistrationListProps {
  readonly registrations: readonly ListedRegistration[];
  readonly lookup: Lookup;
  readonly children?: ReactNode;
}

/** Registrations of one address, each with its status and the button that opens it. */
export function RegistrationList({ registrations, lookup, children }: RegistrationListProps) {
  const { t } = useTranslation('manage');
  return (
    <>
      <ul className="listed">
        {registrations.map(({ code, email, status }) => (
          <li key={code}>
            <b className="num nowrap">{code}</b>
            <StatusTag status={status} />
            <Button
              size="s"
              variant="secondary"
              busy={lookup.view.openingCode === code}
              onClick={() => lookup.send({ type: 'OPEN', code, email })}
            >
              {t('list.open', { code })}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
