import { useEffect, useRef, useState } from 'react';
import { copyText } from '#src/lib/copy-text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

export type CopyCodeProps = {
  code: string;
  copyLabel: string;
  /** Shown and announced after copying, such as "Copied". */
  copiedLabel: string;
};

const SHOWN_FOR = 2000;

/** A code to keep, with a button that copies it; where copying is not allowed the code is selected instead. */
export function CopyCode({ code, copyLabel, copiedLabel }: CopyCodeProps) {
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (await copyText(code)) setCopied(true);
    else if (text.current) window.getSelection()?.selectAllChildren(text.current);
  }

  return (
    <span className="code">
      <b ref={text}>{code}</b>
      <button type="button" className={buttonClass({ variant: 'quiet', size: 's' })} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? copiedLabel : copyLabel}
      </button>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </span>
  );
}
