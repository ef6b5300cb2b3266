import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { WrittenDiagnostic } from '#engine/event/diagnosis/written-diagnostic.ts';
import { createEditor, type Editor, type EditorWords } from './create-editor.ts';
import type { Described } from './described-schema.ts';
import type { TextFault } from './json-problems.ts';

/** What a page may do with the editor besides giving it a text. */
export type JsonEditorHandle = Pick<Editor, 'goTo'>;

interface JsonEditorProps {
  readonly ref?: Ref<JsonEditorHandle>;
  /** The text; another one than what was typed last replaces it. */
  readonly text: string;
  readonly schema: Described;
  readonly problems: readonly WrittenDiagnostic[];
  readonly words: EditorWords;
  readonly onChange: (text: string, fault: TextFault | undefined) => void;
}

/** A document as JSON, with completion, hover texts, search and its problems marked. */
export default function JsonEditor({ ref, text, schema, problems, words, onChange }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const first = useRef(text);
  const changed = useRef(onChange);
  changed.current = onChange;
  const shown = useRef(problems);
  shown.current = problems;

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = createEditor(host.current, {
      text: first.current,
      schema,
      words,
      onChange: (next, fault) => {
        first.current = next;
        changed.current(next, fault);
      },
    });
    opened.show(shown.current);
    editor.current = opened;
    return () => opened.destroy();
  }, [schema, words]);

  useEffect(() => {
    first.current = text;
    editor.current?.replace(text);
  }, [text]);
  useEffect(() => editor.current?.show(problems), [problems]);

  useImperativeHandle(ref, () => ({
    goTo: (pointer) => editor.current?.goTo(pointer),
  }));

  return <div ref={host} className="dk-json" />;
}
