import type { PickProblem } from '#engine/cart/cart.ts';
import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import { quoted, wholeSentence } from '#engine/format/whole-sentence.ts';
import { say } from '../words.ts';
import { Icon } from './icon.tsx';

interface ProblemNoteProps {
  readonly problem: PickProblem | undefined;
  readonly locale: Locale;
  /** What was picked, for messages that go on after its name. */
  readonly nameOf: (item: string) => Text | undefined;
  /** What it comes to, where the server gave no words. */
  readonly words: Readonly<Record<PickProblem['kind'], string>>;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  /** Asks again for what a lost connection left undone, where that is kept. */
  readonly retry?: string;
  readonly onRetry?: () => void;
}

/** Why what was picked could not be, until it is closed or something else is picked. */
export function ProblemNote(props: ProblemNoteProps) {
  const { problem, locale, nameOf, words, dismiss, onDismiss, retry, onRetry } = props;
  if (!problem) return null;
  const name = resolveText(nameOf(problem.item), locale);
  const subject = name === '' ? say('thisPick', locale) : quoted(name, locale);
  const said = problem.messages.map((message) => wholeSentence(subject, message));
  const messages = said.length > 0 ? said : [words[problem.kind]];
  return (
    <div className="note warning" role="alert">
      <Icon name="alert" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p className="actions">
          {retry !== undefined && problem.kind === 'connection' && (
            <button type="button" className="btn btn-2 btn-s" onClick={onRetry}>
              {retry}
            </button>
          )}
          <button type="button" className="btn btn-3 btn-s" onClick={onDismiss}>
            {dismiss}
          </button>
        </p>
      </div>
    </div>
  );
}
