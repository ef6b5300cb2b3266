import { useMemo, useState } from 'react';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';
import { PeopleList } from './people-list.tsx';
import { personForm } from './person-form.ts';

/** Two ways to invite: one person, or a list of them. */
export function AddPeople({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const { done } = run.state.context;
  // A form is for one person: the next one begins with an empty one.
  const [sent, setSent] = useState(0);
  const [told, setTold] = useState(done);
  if (done !== told) {
    setTold(done);
    if (done?.task.kind === 'invite') setSent(sent + 1);
  }
  return (
    <section className="group-add" aria-labelledby="add-title">
      <h2 id="add-title">{t('add.title')}</h2>
      <InviteOne key={sent} run={run} />
      <PeopleList run={run} />
    </section>
  );
}

function InviteOne({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const perform = useGroupTask(run);
  const form = useMemo(() => personForm('invite'), []);
  const isMine = run.state.context.asked?.task.kind === 'invite';
  const working = isMine && run.view.isPerforming && run.call?.working === true;
  return (
    <div className="group-invite">
      <h3>{t('add.one')}</h3>
      <SmallForm
        served={form}
        refused={isMine && run.call?.phase === 'refused' ? inFields(run.call.failure?.errors) : undefined}
        onSubmit={({ name, email }) =>
          void perform({ kind: 'invite', name: String(name), email: String(email) })
        }
        buttons={(formId) => (
          <Button type="submit" form={formId} variant="secondary" icon="mail" busy={working}>
            {t(working ? 'add.sending' : 'add.send')}
          </Button>
        )}
      />
    </div>
  );
}

/** The call's own names of the fields, which the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { group_invite_name: 'name', group_invite_email: 'email' };

function inFields(errors: Readonly<Record<string, readonly string[]>> = {}) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [FIELDS[name] ?? name, messages]),
  );
}
