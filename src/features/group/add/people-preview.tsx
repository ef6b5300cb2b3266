import { type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
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
              // Not by what is in it: a row that is corrected keeps its fields, and the focus in them.
              key={at}
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
        <PersonInput
          value={person[part]}
          inputMode={part === 'email' ? 'email' : undefined}
          aria-label={label}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? id : undefined}
          onCommit={(value) => onEdit(at, { [part]: value })}
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

type PersonInputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly value: string;
  readonly onCommit: (value: string) => void;
};

/** A cell that is corrected in place: committed on leaving it or on Enter, which stays in it. */
function PersonInput({ value, onCommit, ...input }: PersonInputProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== value) onCommit(typed.trim());
  };
  return (
    <input
      {...input}
      className="control"
      type="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
