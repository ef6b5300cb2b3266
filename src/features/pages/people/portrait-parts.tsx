import type { Portrait } from '#engine/event/properties/portrait.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { paintOf, type skinColours, tintOf } from './portrait-colours.ts';
import { BODY, beardShapes, hairShapes, NECK, NECK_SHADE, type Shape } from './portrait-shapes.ts';

/** Shared by all styles: the person, the skin colours, and a prefix for clip ids. */
export interface DrawnProps {
  readonly who: Portrait;
  readonly skin: ReturnType<typeof skinColours>;
  readonly id: string;
}

/** Outlines in one colour. */
export function Filled({ shape, fill }: { readonly shape: Shape; readonly fill: string }) {
  return (
    <g fill={fill} fillRule="evenodd">
      {shape.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

/** Neck and ears; a hijab covers the ears. */
export function Neck({ who, skin }: DrawnProps) {
  return (
    <>
      <path d={NECK} fill={skin.tone} />
      <path d={NECK_SHADE} fill={skin.shade} />
      {who.hair !== 'hijab' && (
        <g fill={skin.shade}>
          <circle cx="66" cy="102" r="8" />
          <circle cx="134" cy="102" r="8" />
        </g>
      )}
    </>
  );
}

export interface ClothProps extends DrawnProps {
  readonly top: string;
  readonly trim: string;
}

/** Shoulders and clothing. */
export function Cloth({ who, id, top, trim }: ClothProps) {
  return (
    <>
      <path d={BODY} fill={top} />
      <clipPath id={`${id}-body`}>
        <path d={BODY} />
      </clipPath>
      <g clipPath={`url(#${id}-body)`} fill={trim}>
        {worn(who.wear ?? 'crew', trim)}
      </g>
    </>
  );
}

function worn(wear: NonNullable<Portrait['wear']>, trim: string) {
  switch (wear) {
    case 'crew':
      return <path d="M78 161c8 15 36 15 44 0l7 2c-10 21-48 21-58 0z" />;
    case 'collar':
      return <path d="M82 158l18 24-20 18-14-32zM118 158l-18 24 20 18 14-32z" />;
    case 'blazer':
      return (
        <>
          <path d="M84 160l16 44 16-44 8 2-18 98H94L76 162z" />
          <path
            d="M80 160l-20 12 10 12-8 8 32 50zM120 160l20 12-10 12 8 8-32 50z"
            fill="oklch(0.15 0.03 280)"
            fillOpacity=".28"
          />
        </>
      );
    case 'turtle':
      return <path d="M80 146c12 8 28 8 40 0l6 22c-16 12-36 12-52 0z" />;
    case 'scarf':
      return (
        <path d="M70 150c18 14 42 14 60 0 8 8 8 18 2 26-20 12-44 12-64 0-6-8-6-18 2-26zM112 176l22-4 8 70h-24z" />
      );
    case 'stripes':
      return (
        <path
          d="M22 196Q100 178 178 196M16 214Q100 196 184 214M10 232Q100 214 190 232M4 250Q100 232 196 250"
          stroke={trim}
          strokeWidth="7"
          fill="none"
        />
      );
    case 'vneck':
      return <path d="M80 160l20 36 20-36 7 2-27 50-27-50z" />;
    default:
      return wear satisfies never;
  }
}

/** The face itself, with a beard within its outline. */
export function Head({ who, skin, id, outline, children }: DrawnProps & HeadProps) {
  return (
    <>
      <clipPath id={`${id}-face`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={skin.tone} />
      <g clipPath={`url(#${id}-face)`}>
        {children}
        {who.beard && (
          <path
            d={beardShapes[who.beard]}
            fillRule="evenodd"
            fill={tintOf(who.beard_tint ?? who.tint)}
            opacity={who.beard === 'stubble' ? 0.28 : undefined}
          />
        )}
      </g>
      {isYes(who.lines ?? 'N') && (
        <path
          d="M73 112q-3 5-1 10M127 112q3 5 1 10M88 78h24"
          fill="none"
          stroke={skin.shade}
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

interface HeadProps {
  readonly outline: string;
  readonly children?: React.ReactNode;
}

/** In front of the face: hair or a head covering, glasses, earrings. */
export function Front({ who, skin, rim }: DrawnProps & { readonly rim: number }) {
  const { hair, tint, glasses, earrings } = who;
  return (
    <>
      <Filled shape={hairShapes[hair].before} fill={tintOf(tint)} />
      {hair === 'turban' && (
        <path
          d="M62 72c22-24 54-30 76-6M74 46c20 0 44 8 62 34M88 62c4-14 14-26 26-34"
          fill="none"
          stroke={skin.line}
          strokeOpacity=".3"
          strokeWidth="3"
        />
      )}
      {glasses && (
        <g fill="none" stroke={skin.line} strokeWidth={rim}>
          {glasses === 'square' ? (
            <path d="M77 91h15a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H77a4 4 0 0 1-4-4V95a4 4 0 0 1 4-4zM108 91h15a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-15a4 4 0 0 1-4-4V95a4 4 0 0 1 4-4z" />
          ) : (
            <>
              <circle cx="85" cy="100" r="11.5" />
              <circle cx="115" cy="100" r="11.5" />
            </>
          )}
          <path d="M96 98q4-3 8 0" />
        </g>
      )}
      {earrings && hair !== 'hijab' && (
        <g fill={paintOf(earrings, 'second')}>
          <circle cx="65" cy="115" r="4.5" />
          <circle cx="135" cy="115" r="4.5" />
        </g>
      )}
    </>
  );
}
