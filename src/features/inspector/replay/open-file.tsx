import { useEffect, useId } from 'react';
import { tooLarge } from '#engine/recording/read-recording.ts';
import './replay.css';

interface OpenFileProps {
  readonly onText: (text: string) => void;
  readonly onProblem: (problem: string) => void;
}

/** Opens a recording or a trace: a file, or text pasted anywhere on the page. */
export function OpenFile({ onText, onProblem }: OpenFileProps) {
  const id = useId();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text') ?? '';
      if (text.trimStart().startsWith('{')) onText(text);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onText]);
  return (
    <p className="workbench-open">
      <label htmlFor={id}>Open a recording, or paste a trace</label>
      <input
        id={id}
        type="file"
        accept=".har,.json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          // Checked before reading: a browser fails on very large files.
          const large = tooLarge(file.size);
          if (large) onProblem(`The file ${large}`);
          else void file.text().then(onText);
        }}
      />
    </p>
  );
}
