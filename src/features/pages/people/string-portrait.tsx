import { paintOf, tintOf } from './portrait-colours.ts';
import { Cloth, type DrawnProps, Filled, Front, Head, Neck } from './portrait-parts.tsx';
import { BODY, faceShapes, hairShapes } from './portrait-shapes.ts';

const BRASS = 'var(--src-second)';
const STRINGS = 15;

const inTurn = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A string that swings in `parts`, once out to `swing`. */
function stringPath(parts: number, swing: number): string {
  const points = inTurn(56).map((step) => {
    const x = step * 4 - 10;
    return `${x} ${Math.round(112 + swing * Math.sin(((x + 10) / 220) * Math.PI * parts) * 92)}`;
  });
  return `M${points.join('L')}`;
}

const hatches = inTurn(26)
  .map(
    (at) =>
      `M${(112 - Math.sin((at / 26) * Math.PI) * 10).toFixed(1)} ${(56 + at * 3.7).toFixed(1)}q14 3 30-2`,
  )
  .join('');
const strands = inTurn(22)
  .map((at) => at - 11)
  .map(
    (at) => `M${100 + at * 2} 34C${100 + at * 7} 60 ${(100 + at * 7.4).toFixed(1)} 120 ${100 + at * 7} 210`,
  )
  .join('');
const folds = inTurn(14)
  .map((at) => `M${-6 + at * 16} 260Q${20 + at * 12} 196 ${(86 + at * 2.2).toFixed(1)} 160`)
  .join('');

/** Engraved, before a string that swings in as many parts as the person’s place in the list. */
export function StringPortrait({ parts, ...props }: DrawnProps & { readonly parts: number }) {
  const { who, skin, id } = props;
  const { behind, before } = hairShapes[who.hair];
  const top = who.top ? paintOf(who.top, 'ink') : 'color-mix(in oklab, var(--src-ink) 84%, #fff)';
  return (
    <>
      <path d="M0 0h200v240H0z" fill="var(--src-ink)" />
      <g fill="none" stroke={BRASS} strokeWidth=".9">
        {inTurn(STRINGS).map((at) => {
          const swing = (at / (STRINGS - 1)) * 2 - 1;
          return (
            <path
              key={at}
              d={stringPath(parts, swing)}
              strokeOpacity={(0.16 + 0.5 * Math.abs(swing)).toFixed(2)}
            />
          );
        })}
      </g>
      <Filled shape={behind} fill={tintOf(who.tint)} />
      <Neck {...props} />
      <Cloth {...props} top={top} trim={paintOf(who.trim, 'paper')} />
      {who.wear !== 'stripes' && (
        <>
          <clipPath id={`${id}-folds`}>
            <path d={BODY} />
          </clipPath>
          <path
            clipPath={`url(#${id}-folds)`}
            d={folds}
            fill="none"
            stroke={BRASS}
            strokeOpacity=".42"
            strokeWidth=".8"
          />
        </>
      )}
      <Head {...props} outline={faceShapes.string}>
        <path d={hatches} fill="none" stroke={skin.line} strokeOpacity=".34" strokeWidth="1.1" />
      </Head>
      <g fill="none" stroke={skin.line} strokeLinecap="round" strokeWidth="1.9">
        {who.eyes === 'closed' ? (
          <path d="M78 101q7 6 15 0M107 101q8 6 15 0M80 104l-2 3M120 104l2 3" />
        ) : (
          <>
            <path d="M78 101q7-7 15 0M107 101q8-7 15 0" />
            <g fill={skin.line} stroke="none">
              <circle cx="86" cy="101" r="3" />
              <circle cx="114" cy="101" r="3" />
            </g>
          </>
        )}
        <path d="M77 91q8-6 17-2M106 89q9-4 17 2" strokeWidth="2.6" />
        <path d="M101 96c0 8-6 13-5 18 2 3 6 3 9 1" />
        <path d="M89 128q6-3 11-1 5-2 11 1-5 4-11 4t-11-4z" fill={skin.lips} stroke="none" />
      </g>
      <Front {...props} rim={3} />
      {before.length + behind.length > 0 && (
        <>
          <clipPath id={`${id}-hair`}>
            {[...behind, ...before].map((path) => (
              <path key={path} d={path} />
            ))}
          </clipPath>
          <clipPath id={`${id}-bare`} clipPath={`url(#${id}-hair)`}>
            <path d={`M0 0h200v240H0z${faceShapes.string}`} clipRule="evenodd" />
          </clipPath>
          <path
            clipPath={`url(#${id}-bare)`}
            d={strands}
            fill="none"
            stroke={BRASS}
            strokeOpacity=".5"
            strokeWidth=".8"
          />
        </>
      )}
    </>
  );
}
