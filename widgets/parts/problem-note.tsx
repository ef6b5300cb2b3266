import type { PickProblem } from '#engine/event/cart/cart.ts';
import { quoted, wholeSentence } from '#engine/form/format/whole-sentence.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { say } from './messages.ts';

interface ProblemNoteProps {
  readonly problem: PickProblem | undefined;
  readonly locale: Locale;
  /** The item's name, for messages that follow it. */
  readonly nameOf: (item: string) => Text | undefined;
  /** The message if the server gave none. */
  readonly words: Readonly<Record<PickProblem['kind'], string>>;
  readonly dismiss: string;
  readonly onDismiss: () => void;
  /** Retries what a lost connection interrupted, if it is kept. */
  readonly retry?: string;
  readonly onRetry?: () => void;
}

/** Why an item could not be chosen, until it is closed or another is chosen. */
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
