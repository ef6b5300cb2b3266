import { type TextareaHTMLAttributes, useRef } from 'react';
import type { Locale } from '#engine/form/languages/text.ts';
import { sayEntry } from './entry-messages.ts';
import { type MarkupKind, withMarkup } from './markup-around.ts';
import { Shown } from './markup-shown.tsx';

const KINDS: readonly { readonly kind: MarkupKind; readonly sign: string }[] = [
  { kind: 'bold', sign: 'B' },
  { kind: 'italic', sign: 'I' },
  { kind: 'heading', sign: 'H' },
  { kind: 'bullets', sign: '•' },
  { kind: 'link', sign: '↗' },
];

interface MarkupControlProps {
  readonly attributes: TextareaHTMLAttributes<HTMLTextAreaElement>;
  readonly value: string;
  readonly locale: Locale;
  readonly enabled: boolean;
  readonly onChange: (markup: string) => void;
}

/** A text with markup: typed as it is stored, with buttons for common markup and a preview. */
export function MarkupControl({ attributes, value, locale, enabled, onChange }: MarkupControlProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function put(kind: MarkupKind): void {
    const element = box.current;
    if (!element) return;
    const { text, start, end } = withMarkup(value, element.selectionStart, element.selectionEnd, kind);
    onChange(text);
    // Once the control has it.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start, end);
    });
  }
  return (
    <div className="markup">
      <div role="toolbar" aria-label={sayEntry('writing', locale)} className="markup-tools">
        {KINDS.map(({ kind, sign }) => (
          <button
            key={kind}
            type="button"
            className={`btn btn-2 btn-icon markup-${kind}`}
            disabled={!enabled}
            aria-label={sayEntry(kind, locale)}
            title={sayEntry(kind, locale)}
            onClick={() => put(kind)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      <textarea
        {...attributes}
        ref={box}
        className="control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Shown markup={value} label={sayEntry('seen', locale)} />
    </div>
  );
}
