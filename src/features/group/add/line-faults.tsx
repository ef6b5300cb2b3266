import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { ListedPerson } from './parse-people.ts';

/** So many lines are named at a time. */
const NAMED = 8;

interface LineFaultsProps {
  readonly faults: readonly ListedPerson[];
  readonly onGoTo: (person: ListedPerson) => void;
}

/** Which lines of a list invite nobody, why, and the way to each. */
export function LineFaults({ faults, onGoTo }: LineFaultsProps) {
  const { t } = useTranslation('group');
  if (faults.length === 0) return null;
  return (
    <ul className="group-faults">
      {faults.slice(0, NAMED).map((person) => {
        const { line, name, email, fault = 'no_address' } = person;
        const who = name || email;
        const reason = t(`add.faults.${fault}`);
        return (
          <li key={`${line} ${email} ${name}`} className="error">
            <span>
              {who === '' ? t('add.faultNobody', { line, reason }) : t('add.fault', { line, who, reason })}
            </span>
            <Button size="s" variant="quiet" onClick={() => onGoTo(person)}>
              {t('add.goTo', { line })}
            </Button>
          </li>
        );
      })}
      {faults.length > NAMED && (
        <li className="small soft">{t('add.moreFaults', { count: faults.length - NAMED })}</li>
      )}
    </ul>
  );
}
