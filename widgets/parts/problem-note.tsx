import type { PickProblem } from '#engine/react/picker-services.ts';
import { Icon } from './icon.tsx';

interface ProblemNoteProps {
  readonly problem: PickProblem | undefined;
  /** What it comes to, where the server gave no words. */
  readonly words: Readonly<Record<PickProblem['kind'], string>>;
  readonly dismiss: string;
  readonly onDismiss: () => void;
}

/** Why what was picked could not be, until it is closed or something else is picked. */
export function ProblemNote({ problem, words, dismiss, onDismiss }: ProblemNoteProps) {
  if (!problem) return null;
  const messages = problem.messages.length > 0 ? problem.messages : [words[problem.kind]];
  return (
    <div className="note warning" role="alert">
      <Icon name="alert" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p className="actions">
          <button type="button" className="btn btn-3 btn-s" onClick={onDismiss}>
            {dismiss}
          </button>
        </p>
      </div>
    </div>
  );
}
