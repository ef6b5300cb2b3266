import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useCall } from '#src/api/call-context.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { AskAddress } from './ask-address.tsx';
import { invitationQuery } from './invitation-query.ts';

interface RemovedPartProps {
  readonly invitation: string | undefined;
  /** What they typed, to copy. */
  readonly typed: string | undefined;
}

/** Says that a presenter was removed, or has to confirm their address again; typed text stays. */
export function RemovedPart({ invitation, typed }: RemovedPartProps) {
  const { t } = useTranslation('registration');
  const { data } = useQuery({
    ...invitationQuery(useCall(), invitation ?? ''),
    enabled: invitation !== undefined,
  });
  const stillAsked = data?.state === 'invited' || data?.state === 'filled_in';
  const heading = t(stillAsked ? 'presenter.title' : 'presenter.removedTitle');
  return (
    <>
      <PageHead title={heading} />
      <Outcome tone="info" heading={heading}>
        {!stillAsked && <p>{t('presenter.removedText', { by: data?.by ?? '' })}</p>}
        {stillAsked && invitation !== undefined && <AskAddress invitation={invitation} />}
        {typed !== undefined && typed !== '' && <TypedText text={typed} />}
      </Outcome>
    </>
  );
}

function TypedText({ text }: { text: string }) {
  const { t } = useTranslation('registration');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where copying is not allowed it is selected instead.
    if (await copyText(text)) setCopied(true);
    else area.current?.select();
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('presenter.typed')}
      </label>
      <textarea id={id} ref={area} className="control" rows={8} readOnly value={text} />
      <div className="actions">
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {t(copied ? 'presenter.copied' : 'presenter.copy')}
        </Button>
      </div>
    </div>
  );
}
