import { useEffect, useState } from 'react';
import { copyText } from '#src/lib/copy-text.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

const SHOWN_FOR = 2000;

export interface CopyAddressProps {
  readonly address: string;
  readonly label: string;
  /** Shown and announced after copying. */
  readonly copied: string;
}

/** Copies an address; where copying is not allowed, it is shown next to the button. */
export function CopyAddress({ address, label, copied: done }: CopyAddressProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    void copyText(address).then(setCopied);
  };

  return (
    <>
      <Button variant="quiet" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? done : label}
      </Button>
      <VisuallyHidden role="status">{copied ? done : ''}</VisuallyHidden>
    </>
  );
}
