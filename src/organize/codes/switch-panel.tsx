import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { failureText } from '../api/failure-text.ts';
import { Panel } from '../registration/actions/panel.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The codes of a panel: one, or a batch; whether they are activated or deactivated. */
export type Switched = ({ readonly code: string } | { readonly batch: string }) & {
  readonly active: 'Y' | 'N';
};

type SwitchPanelProps = { readonly switched: Switched; readonly onClose: () => void };

/** Deactivates codes or activates them again, with the number of registrations that it concerns. */
export function SwitchPanel({ switched, onClose }: SwitchPanelProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { repeat: _, ...asked } = query(useCall(), api.deskCodes.planCodes, { body: switched });
  const { data: plan, error } = useQuery({ ...asked, staleTime: 0 });
  const isOn = switched.active === 'Y';
  const { send, isPending, problem } = useAction(api.deskCodes.setCodesActive, ({ codes }) => {
    notify(t(isOn ? 'codes.switch.on_done' : 'codes.switch.off_done', { codes }));
    onClose();
  });
  const codes = plan?.codes ?? 0;
  const closed = error
    ? failureText(error, t)
    : !plan
      ? t('owed.calculating')
      : codes === 0
        ? t('codes.switch.nothing')
        : undefined;
  const title =
    'code' in switched
      ? t(isOn ? 'codes.switch.on_code' : 'codes.switch.off_code', { code: switched.code })
      : t(isOn ? 'codes.switch.on_batch_title' : 'codes.switch.off_batch_title', { batch: switched.batch });
  return (
    <Panel
      title={title}
      action={t(isOn ? 'codes.switch.on_do' : 'codes.switch.off_do', { codes: codes || 1 })}
      isDanger={!isOn}
      isWorking={isPending}
      closed={closed}
      problem={problem()}
      onClose={onClose}
      onSubmit={() => send({ ...switched, expected: codes })}
      consequences={
        plan && codes > 0
          ? [
              t(isOn ? 'codes.switch.on_says' : 'codes.switch.off_says', { codes }),
              ...(isOn ? [] : [t('codes.switch.uses', { uses: plan.uses })]),
              ...(plan.drafts > 0
                ? [t(isOn ? 'codes.switch.drafts_on' : 'codes.switch.drafts', { drafts: plan.drafts })]
                : []),
            ]
          : []
      }
    >
      {null}
    </Panel>
  );
}
