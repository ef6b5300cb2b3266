import { useId } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { ListedPerson } from './parse-people.ts';

/** How many people without a fault are shown; all who have one are. */
const SHOWN = 60;

interface PeoplePreviewProps {
  readonly people: readonly ListedPerson[];
  /** Changes one of them, by their place in the list; without a change they are removed. */
  readonly onEdit: (at: number, change: Partial<Pick<ListedPerson, 'name' | 'email'>> | undefined) => void;
}

/** Everyone on a pasted list as they were read, to be checked and corrected; faults are marked. */
export function PeoplePreview({ people, onEdit }: PeoplePreviewProps) {
  const { t } = useTranslation('group');
  const all = people.map((person, at) => ({ person, at }));
  const shown = all.filter(({ person, at }) => at < SHOWN || person.fault !== undefined);
  return (
    <>
      <table className="group-preview">
        <caption className="sr">{t('add.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('add.name')}</th>
            <th scope="col">{t('add.email')}</th>
            <th scope="col">
              <VisuallyHidden>{t('add.removeColumn')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ person, at }) => (
            <PreviewRow
              key={`${at} ${person.name} ${person.email}`}
              person={person}
              at={at}
              onEdit={onEdit}
            />
          ))}
        </tbody>
      </table>
      {shown.length < people.length && (
        <p className="small soft">{t('add.morePeople', { count: people.length - shown.length })}</p>
      )}
    </>
  );
}

type PreviewRowProps = Pick<PeoplePreviewProps, 'onEdit'> & {
  readonly person: ListedPerson;
  readonly at: number;
};

function PreviewRow({ person, at, onEdit }: PreviewRowProps) {
  const { t } = useTranslation('group');
  const id = useId();
  const { name, email, fault } = person;
  const isOfName = fault === 'no_name';
  const cell = (part: 'name' | 'email', label: string) => {
    const isFaulty = fault !== undefined && isOfName === (part === 'name');
    return (
      <td>
        <input
          className="control"
          type="text"
          inputMode={part === 'email' ? 'email' : undefined}
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? id : undefined}
          defaultValue={person[part]}
          onBlur={({ target: { value } }) => {
            if (value.trim() !== person[part]) onEdit(at, { [part]: value.trim() });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        {isFaulty && (
          <p id={id} className="error">
            {t(`add.faults.${fault}`)}
          </p>
        )}
      </td>
    );
  };
  return (
    <tr className={fault && 'group-preview-fault'}>
      {cell('name', t('add.nameOf', { number: at + 1 }))}
      {cell('email', t('add.emailOf', { number: at + 1 }))}
      <td>
        <Button
          variant="quiet"
          size="s"
          iconOnly
          aria-label={t('add.remove', { who: name || email })}
          onClick={() => onEdit(at, undefined)}
        >
          <Icon name="trash" />
        </Button>
      </td>
    </tr>
  );
}
