import { type DragEvent, useId, useMemo, useState } from 'react';
import { isOfGroup } from '#machines/group/group.connect.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { ColumnRole } from './list-columns.ts';
import { type ListedPerson, parsePeople, writePeople } from './parse-people.ts';
import { PeoplePreview } from './people-preview.tsx';

/** What is no text at all, such as a spreadsheet's own file. */
const isText = (text: string) => !text.includes('\u0000') && !text.startsWith('PK');

/**
 * Invites a whole list that is pasted, dropped or chosen as a file. Everyone on it is shown to be checked and corrected;
 * those who cannot be invited stay, with the reason.
 */
export function PeopleList({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const perform = useGroupTask(run);
  const id = useId();
  const [text, setText] = useState('');
  const [roles, setRoles] = useState<readonly ColumnRole[]>();
  const [isNoText, setNoText] = useState(false);
  const [isOver, setOver] = useState(false);
  const members = useMemo(
    () => new Set(run.view.members.filter(isOfGroup).map(({ email }) => email.toLowerCase())),
    [run.view.members],
  );
  const { people, columns } = useMemo(() => parsePeople(text, members, roles), [text, members, roles]);
  const good = people.filter(({ fault }) => fault === undefined);
  const bad = people.filter(({ fault }) => fault !== undefined);
  const isMine = run.state.context.asked?.task.kind === 'inviteList';
  const working = isMine && run.view.isPerforming && run.call?.working === true;
  useLeftPeople(run, people, write);

  function write(next: readonly ListedPerson[]): void {
    setText(writePeople(next, [t('add.name'), t('add.email')]));
    setRoles(undefined);
  }
  function edit(at: number, change: Partial<ListedPerson> | undefined): void {
    write(
      people.flatMap((person, place) => {
        if (place !== at) return [person];
        return change ? [{ ...person, ...change }] : [];
      }),
    );
  }

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await file.text();
    setNoText(!isText(read));
    if (isText(read)) setText((before) => (before.trim() === '' ? read : `${before.trimEnd()}\n${read}`));
  }
  function drop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  }
  return (
    <div className="group-list">
      <h3>
        <label htmlFor={id}>{t('add.list')}</label>
      </h3>
      <p className="small soft" id={`${id}-help`}>
        {t('add.listHelp')}
      </p>
      <textarea
        id={id}
        className={classNames('control', 'group-paste', isOver && 'group-paste-over')}
        rows={6}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-help ${id}-found`}
        onChange={(event) => {
          setText(event.target.value);
          setRoles(undefined);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      {isNoText && (
        <p className="error" role="alert">
          {t('add.notText')}
        </p>
      )}
      <p className="small" id={`${id}-found`} role="status">
        {people.length > 0 &&
          `${t('add.found', { count: people.length })}${bad.length > 0 ? ` ${t('add.faulty', { count: bad.length })}` : ''}`}
      </p>
      {columns && columns.roles.length > 2 && <ColumnChoice columns={columns} onChoose={setRoles} />}
      {people.length > 0 && <PeoplePreview people={people} onEdit={edit} />}
      <div className="actions">
        {good.length > 0 && (
          <Button
            icon="mail"
            variant="secondary"
            busy={working}
            onClick={() =>
              void perform({ kind: 'inviteList', people: good.map(({ name, email }) => ({ name, email })) })
            }
          >
            {t(bad.length > 0 ? 'add.inviteOthers' : 'add.invite', { count: good.length })}
          </Button>
        )}
        <label className={buttonClass({ variant: 'quiet' })}>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/*"
            className="sr"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {t('add.choose')}
        </label>
      </div>
    </div>
  );
}

/** Once a list was sent, those who were not invited are what is left of it. */
function useLeftPeople(
  run: RunGroup,
  people: readonly ListedPerson[],
  write: (people: readonly ListedPerson[]) => void,
) {
  const { done } = run.state.context;
  const [told, setTold] = useState(done);
  if (done === told) return;
  setTold(done);
  if (done?.task.kind !== 'inviteList') return;
  const { refused } = done.answer as { refused: readonly { index: number }[] };
  const asked = done.task.people;
  const kept = new Set(refused.map(({ index }) => asked[index]?.email.toLowerCase()));
  const sent = new Set(asked.map(({ email }) => email.toLowerCase()).filter((email) => !kept.has(email)));
  // Those who are invited now are members already when the list is read again.
  const isInvited = ({ email, fault }: ListedPerson) =>
    sent.has(email.toLowerCase()) && (fault === undefined || fault === 'member_already');
  write(people.filter((person) => !isInvited(person)));
}
