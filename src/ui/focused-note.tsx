import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Note, type NoteProps } from '#src/ui/note.tsx';

type FocusedNoteProps = Pick<NoteProps, 'tone' | 'icon'> & {
  readonly title: ReactNode;
  /** The message; actions are not read out with it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/**
 * A message that receives the focus when it appears, so that it is visible and read out. It is not a live region, or it
 * would be read twice.
 */
export function FocusedNote({ title, children, actions, ...note }: FocusedNoteProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a message
    <div
      ref={box}
      className="note-focus"
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Note {...note} title={<span id={`${id}-title`}>{title}</span>}>
        <div id={`${id}-text`}>{children}</div>
        {actions && <div className="actions">{actions}</div>}
      </Note>
    </div>
  );
}
