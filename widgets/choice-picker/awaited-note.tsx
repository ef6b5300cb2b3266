import { resolveText } from '#engine/configuration/text.ts';
import { formatMoment } from '#engine/format/moment.ts';
import { Icon } from '../parts/icon.tsx';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import type { Choosing } from './choosing.ts';
import { say } from './words.ts';
import './awaited-note.css';

/** What came free for who waited for it, and until when it is kept; it is theirs once they choose it. */
export function AwaitedNote({ choosing }: { choosing: Choosing }) {
  const { items, locale, enabled, service } = choosing;
  return [...items.values()].flatMap(({ code, name, awaited }) => {
    const until = awaited?.offeredUntil;
    if (until === undefined) return [];
    const what = resolveText(name, locale);
    return [
      <KeptOffer
        key={code}
        words={say('freeForYou', locale, { what, until: formatMoment(until, locale) })}
        pass={say('pass', locale)}
        named={say('passNamed', locale, { what })}
        onPass={enabled ? () => service.decline(code) : undefined}
      />,
    ];
  });
}

interface KeptOfferProps {
  readonly words: string;
  readonly pass: string;
  readonly named: string;
  readonly onPass: (() => void) | undefined;
}

function KeptOffer({ words, pass, named, onPass }: KeptOfferProps) {
  const part = useFocusAfter<HTMLDivElement>((from) =>
    from.closest('.picks')?.querySelector<HTMLElement>('input, [role="listbox"]'),
  );
  return (
    <div ref={part} className="choice-kept" role="status">
      <Icon name="check" />
      <span>{words}</span>
      <button
        type="button"
        className="btn btn-2 btn-s"
        disabled={!onPass}
        aria-label={named}
        onClick={onPass}
      >
        {pass}
      </button>
    </div>
  );
}
