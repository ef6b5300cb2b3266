import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useToasts } from '#src/ui/toast-context.ts';
import type { RunGroup } from '../use-group.ts';

/** Announces the result, once. */
export function TaskOutcome({ run }: { run: RunGroup }) {
  const { t } = useTranslation('group');
  const toasts = useToasts();
  const { done } = run.state.context;
  const told = useRef(done);
  const nameOf = (member_id: string) =>
    run.view.members.find((each) => each.member_id === member_id)?.name ?? '';
  const words = () => {
    if (!done) return undefined;
    const { task, answer } = done;
    switch (task.kind) {
      case 'invite':
        return t('add.sent', { name: task.name });
      case 'inviteList':
        return t('add.invited', { count: (answer as { invited: number }).invited });
      case 'resend': {
        const [only] = task.people;
        return task.people.length === 1 && only
          ? t('people.resent', { name: only.name })
          : t('people.reminded', { count: task.people.length });
      }
      case 'withdraw':
        return t('people.withdrawn', { name: nameOf(task.member_id) });
      case 'handOver':
        return undefined;
      default:
        return task satisfies never;
    }
  };
  const said = words();
  useEffect(() => {
    if (told.current === done) return;
    told.current = done;
    if (said !== undefined) toasts.success(said);
  }, [done, said, toasts]);
  return null;
}
