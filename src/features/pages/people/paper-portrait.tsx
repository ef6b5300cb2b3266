import { paintOf, tintOf } from './portrait-colours.ts';
import { Cloth, type DrawnProps, Filled, Front, Head, Neck } from './portrait-parts.tsx';
import { faceShapes, hairShapes } from './portrait-shapes.ts';

/** Cut from paper, as tiles are. */
export function PaperPortrait(props: DrawnProps) {
  const { who, skin } = props;
  const isPale =
    ['silver', 'grey', 'blond', 'white', 'paper'].includes(who.tint ?? '') || who.hair === 'hijab';
  const hasBeard = who.beard === 'full';
  return (
    <>
      <path d="M0 0h200v240H0z" fill={paintOf(who.ground, 'second')} />
      <circle cx="176" cy="40" r="64" fill={paintOf(who.sun, 'paper')} opacity=".45" />
      <Filled shape={hairShapes[who.hair].behind} fill={tintOf(who.tint)} />
      <Neck {...props} />
      <Cloth {...props} top={paintOf(who.top, 'accent')} trim={paintOf(who.trim, 'paper')} />
      <Head {...props} outline={faceShapes.paper} />
      <g fill="none" stroke={skin.line} strokeLinecap="round" strokeWidth="3.2">
        {who.eyes === 'closed' ? (
          <path d="M80 101q6 5 12 0M108 101q6 5 12 0" />
        ) : (
          <g fill={skin.line} stroke="none">
            <circle cx="86" cy="101" r="3.6" />
            <circle cx="114" cy="101" r="3.6" />
          </g>
        )}
        <path d="M79 88q7-5 14-1M107 87q7-4 14 1" stroke={isPale ? skin.line : tintOf(who.tint)} />
        <path d="M100 103l-4 10h6" strokeWidth="2.6" stroke={skin.shade} strokeLinejoin="round" />
        <path d={hasBeard ? 'M88 125q12 6 24 0' : 'M88 123q12 9 24 0'} />
      </g>
      <g fill={skin.cheek} opacity={skin.isDark ? 0.3 : 0.5}>
        <circle cx="77" cy="114" r="7" />
        <circle cx="123" cy="114" r="7" />
      </g>
      <Front {...props} rim={3} />
    </>
  );
}
