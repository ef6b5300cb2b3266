import { useMemo, useState } from 'react';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { personForm } from '../add/person-form.ts';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';

/** Transfers the group to another contact. */
export function HandOver({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const perform = useGroupTask(run);
  const [open, setOpen] = useState(false);
  const form = useMemo(() => personForm('hand_over'), []);
  const isMine = run.state.context.asked?.task.kind === 'handOver';
  const refused = isMine && run.call?.phase === 'refused' ? run.call.failure?.errors : undefined;
  return (
    <>
      <Button variant="secondary" icon="user" onClick={() => setOpen(true)}>
        {t('handOver.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('handOver.title')}
        closeLabel={t('people.dismiss')}
      >
        <p>{t('handOver.text')}</p>
        <SmallForm
          served={form}
          refused={refused}
          onSubmit={({ name, email }) =>
            void perform({ kind: 'handOver', name: String(name), email: String(email) })
          }
          buttons={(formId) => (
            <>
              <Button type="submit" form={formId} busy={isMine && run.view.isPerforming}>
                {t('handOver.do')}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {t('handOver.keep')}
              </Button>
            </>
          )}
        />
      </Dialog>
    </>
  );
}
