import type { CSSProperties } from 'react';
import { useText } from '#src/lib/i18n/use-text.ts';
import { textKey } from '../text-key.ts';
import type { HelpGroup } from './find-answers.ts';

type Deadlines = NonNullable<HelpGroup['deadlines']>;

/** Periods side by side in proportion; stacked on phones. */
export function DeadlineBar({ deadlines }: { readonly deadlines: Deadlines }) {
  const text = useText();
  return (
    <ol className="help-bar">
      {deadlines.map(({ when, title, text: words, share = 1 }) => (
        <li key={textKey(when)} style={{ '--share': share } as CSSProperties}>
          <span className="strong">{text(when)}</span>
          <b>{text(title)}</b>
          {words && <span>{text(words)}</span>}
        </li>
      ))}
    </ol>
  );
}
