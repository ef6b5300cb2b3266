import { paintOf, tintOf } from './portrait-colours.ts';
import { Cloth, type DrawnProps, Filled, Front, Head, Neck } from './portrait-parts.tsx';
import { BODY, faceShapes, hairShapes } from './portrait-shapes.ts';

/** Printed in two passes that do not quite meet, under one hard lamp. */
export function PosterPortrait(props: DrawnProps) {
  const { who, skin } = props;
  const { behind, before } = hairShapes[who.hair];
  return (
    <>
      <path d="M0 0h200v240H0z" fill={paintOf(who.ground, 'second')} />
      <circle cx="100" cy="96" r="86" fill={paintOf(who.sun, 'paper')} />
      <g transform="translate(-6 -5)">
        <Filled shape={[...behind, ...before, BODY]} fill="var(--src-second)" />
      </g>
      <Filled shape={behind} fill={tintOf(who.tint)} />
      <Neck {...props} />
      <Cloth {...props} top={paintOf(who.top, 'ink')} trim={paintOf(who.trim, 'third')} />
      <Head {...props} outline={faceShapes.poster}>
        <path d="M102 40h60v120H92c6-10 8-18 8-24l-9-6 12-26z" fill={skin.shade} />
      </Head>
      <g fill={skin.line}>
        <path
          d={
            who.eyes === 'closed'
              ? 'M77 100q8 8 17 0v4q-9 7-17 0zM106 100q9 8 17 0v4q-8 7-17 0z'
              : 'M76 102q8-9 18-1-8 8-18 1zM106 101q10-8 18 1-10 7-18-1z'
          }
        />
        <path d="M75 92q9-8 20-3l-1 4q-10-3-18 2zM105 89q11-5 20 3l-1 3q-8-5-18-2z" />
      </g>
      <path d="M86 127q7-4 14-2 7-2 14 2-6 8-14 8t-14-8z" fill={skin.lips} />
      <Front {...props} rim={4.5} />
    </>
  );
}
