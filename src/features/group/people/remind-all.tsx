import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { RunGroup } from '../use-group.ts';
import { useGroupTask } from '../use-group-task.ts';

/** Sends the invitation again to all members who have not finished. */
export function RemindAll({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const perform = useGroupTask(run);
  const waiting = run.view.members.filter(({ state }) => state === 'invited');
  if (waiting.length === 0) return null;
  return (
    <p className="group-remind">
      <Button
        variant="quiet"
        size="s"
        icon="mail"
        busy={run.state.context.asked?.task.kind === 'resend' && run.view.isPerforming}
        onClick={() =>
          void perform({ kind: 'resend', people: waiting.map(({ name, email }) => ({ name, email })) })
        }
      >
        {t('people.remind', { count: waiting.length })}
      </Button>
    </p>
  );
}
