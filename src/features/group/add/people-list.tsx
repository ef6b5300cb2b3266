import { type DragEvent, useId, useMemo, useRef, useState } from 'react';
import { isOfGroup } from '#machines/group/group.connect.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';
import { LineFaults } from './line-faults.tsx';
import { type ListedPerson, parsePeople } from './parse-people.ts';

/** What is no text at all, such as a spreadsheet's own file. */
const isText = (text: string) => !text.includes('\u0000') && !text.startsWith('PK');

/** Invites a whole list that is pasted, dropped or chosen as a file; a line that invites nobody stays, with its reason. */
export function PeopleList({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const perform = useGroupTask(run);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isNoText, setNoText] = useState(false);
  const [isOver, setOver] = useState(false);
  const members = useMemo(
    () => new Set(run.view.members.filter(isOfGroup).map(({ email }) => email.toLowerCase())),
    [run.view.members],
  );
  const people = useMemo(() => parsePeople(text, members), [text, members]);
  const good = people.filter(({ fault }) => fault === undefined);
  const bad = people.filter(({ fault }) => fault !== undefined);
  const isMine = run.state.context.asked?.task.kind === 'inviteList';
  const working = isMine && run.view.isPerforming && run.call?.working === true;
  useLeftLines(run, { text, setText });

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
        ref={box}
        id={id}
        className={classNames('control', 'group-paste', isOver && 'group-paste-over')}
        rows={6}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-help ${id}-found`}
        aria-invalid={bad.length > 0}
        onChange={(event) => setText(event.target.value)}
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
        {good.length > 0 && t('add.found', { count: good.length })}
      </p>
      <LineFaults faults={bad} onGoTo={({ line }) => selectLine(box.current, line)} />
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

/** Once a list was sent, the lines that invited nobody are what is left of it. */
function useLeftLines(run: RunGroup, { text, setText }: { text: string; setText: (text: string) => void }) {
  const { done } = run.state.context;
  const [told, setTold] = useState(done);
  if (done === told) return;
  setTold(done);
  if (done?.task.kind !== 'inviteList') return;
  const { refused } = done.answer as { refused: readonly { index: number }[] };
  const { people } = done.task;
  const kept = new Set(refused.map(({ index }) => people[index]?.email.toLowerCase()));
  const sent = new Set(people.map(({ email }) => email.toLowerCase()).filter((email) => !kept.has(email)));
  const gone = new Set(
    parsePeople(text)
      .filter(({ email, fault }: ListedPerson) => fault === undefined && sent.has(email.toLowerCase()))
      .map(({ line }) => line),
  );
  const left = text.split(/\r\n|\r|\n/).filter((line, at) => !gone.has(at + 1) && line.trim() !== '');
  setText(left.join('\n'));
}

/** Shows a line of a text and marks it, to be mended. */
function selectLine(box: HTMLTextAreaElement | null, line: number): void {
  if (!box) return;
  const lines = box.value.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  box.focus();
  box.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  box.scrollTop = (box.scrollHeight / lines.length) * Math.max(0, line - 2);
}
