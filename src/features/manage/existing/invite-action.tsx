import { useState } from 'react';
import type { Registration } from '#engine/contract/registration.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { nameIn } from '#src/flow/review/name-in.ts';
import { DoneLine } from '#src/flow/submitted/done-line.tsx';
import { InviteColleague } from '#src/flow/submitted/invite-colleague.tsx';
import { NextStep } from '#src/flow/submitted/next-step.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Invites a colleague by one message in the registrant's name. */
export function InviteAction({ review, registration }: { review: Review; registration: Registration }) {
  const { t } = useTranslation('manage');
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<string>();
  const name = nameIn(review.steps.map(({ values }) => values)).full;
  return (
    <NextStep
      icon="users"
      title={t('actions.invite')}
      words={t('actions.inviteText')}
      more={
        <>
          <DoneLine>{invited !== undefined && t('actions.inviteSent', { name: invited })}</DoneLine>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={t('actions.invite')}
            closeLabel={t('existing.close')}
          >
            <InviteColleague
              code={registration.code}
              name={name}
              onSent={(colleague) => {
                setInvited(colleague);
                setOpen(false);
              }}
            />
          </Dialog>
        </>
      }
    >
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('actions.inviteDo')}
      </Button>
    </NextStep>
  );
}
