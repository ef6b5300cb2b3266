import type { CSSProperties } from 'react';
import type { TIDES } from '#engine/event/documents/page/blocks/programme.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { textKey } from '../text-key.ts';
import './tide-programme.css';

type Tide = (typeof TIDES)[number];

const STEPS = 32;
/** How far the still water extends beyond the page (100 wide) on each side: enough for the widest window. */
const BEYOND = 400;
/** How far from the edges of the page the first and the last item float, as parts of its width. */
const SHORE = 0.11;
/** The highest level of the water and its fall, as fractions of the height. */
const HIGH = 0.16;
const FALL = 0.4;

/** The water's level across the page: still at both shores, as at the turn of the tide. */
function levelAt(x: number, tide: Tide): number {
  const part = Math.min(1, Math.max(0, (x - SHORE) / (1 - 2 * SHORE)));
  const fallen = (1 - Math.cos(part * Math.PI)) / 2;
  return HIGH + FALL * (tide === 'falling' ? fallen : 1 - fallen);
}

function seaOf(tide: Tide): string {
  const level = (x: number) => (levelAt(x, tide) * 100).toFixed(2);
  const points = Array.from(
    { length: STEPS + 1 },
    (_, at) => `${((at / STEPS) * 100).toFixed(2)} ${level(at / STEPS)}`,
  );
  return `M${-BEYOND} ${level(0)}L${points.join('L')}H${100 + BEYOND}V100H${-BEYOND}z`;
}

function placeOf(index: number, count: number, tide: Tide): CSSProperties {
  const x = count === 1 ? 0.5 : SHORE + (index / (count - 1)) * (1 - 2 * SHORE);
  return {
    '--x': `${(x * 100).toFixed(2)}%`,
    '--y': `${(levelAt(x, tide) * 100).toFixed(2)}%`,
  } as CSSProperties;
}

/** The program in order, floating on the tide; on phones a list. */
export function TideProgramme({
  block,
  tide,
}: Pick<BlockProps<'programme'>, 'block'> & { readonly tide: Tide }) {
  const text = useText();
  const { items } = block;
  return (
    <section className="tideline">
      <div className="wrap">
        <h2>
          {text(block.title)} {block.emphasis && <i>{text(block.emphasis)}</i>}
        </h2>
        {block.lead && <p className="lead">{text(block.lead)}</p>}
        {block.action && (
          <p className="tideline-on">
            <ActionLink action={block.action} className="link" />
          </p>
        )}
      </div>
      <div className="tideline-sea" style={{ '--items': items.length } as CSSProperties}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={seaOf(tide)} />
        </svg>
        <ol>
          {items.map((item, index) => (
            <li
              key={`${textKey(item.when)} ${textKey(item.title)}`}
              style={placeOf(index, items.length, tide)}
            >
              <b>{text(item.when)}</b>
              <div>
                <h3>{text(item.title)}</h3>
                {item.text && <p>{text(item.text)}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
