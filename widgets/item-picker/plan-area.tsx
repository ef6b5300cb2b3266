import type { OffersInformation } from '#engine/event/cart/offers.ts';

type Area = NonNullable<OffersInformation['plan']>['areas'][number];

interface PlanAreaProps extends Pick<Area, 'kind' | 'place'> {
  readonly name: string;
}

/** A part of the hall that nobody chooses: its walls, a stage, a way, with its name. */
export function PlanArea({ kind, name, place: [x = 0, y = 0, width = 0, height = 0] }: PlanAreaProps) {
  const middle = y + height / 2;
  const isAcross = width >= height;
  return (
    <g className={`choice-area ${kind}`}>
      {kind === 'way' ? (
        <path
          d={isAcross ? `M${x} ${middle}h${width}` : `M${x + width / 2} ${y}v${height}`}
          className="choice-way"
        />
      ) : (
        <rect x={x} y={y} width={width} height={height} rx={kind === 'stage' ? 12 : 2} />
      )}
      <text
        x={x + width / 2}
        y={kind === 'hall' ? y + 18 : middle}
        textAnchor="middle"
        dominantBaseline="middle"
      >
        {name}
      </text>
    </g>
  );
}

/** The hatching of what is taken, which a grey copy shows too. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width={8}
      height={8}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className="choice-hatch"
    >
      <path d="M0 0v8" />
    </pattern>
  );
}
