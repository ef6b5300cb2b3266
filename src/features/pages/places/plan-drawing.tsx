import { type KeyboardEvent, useId } from 'react';
import { boxOf, nearestPlace, type PlacedShape } from '#engine/event/plan/nearest-place.ts';
import { classNames } from '#src/lib/class-names.ts';
import './plan-drawing.css';

/** Something on a plan: a room, or a booth. */
export interface PlanPlace extends PlacedShape {
  readonly name: string;
  /** The room's purpose, which determines its colour. */
  readonly kind: string;
}

export interface PlanDrawingProps {
  readonly width: number;
  readonly height: number;
  /** The name of the plan. */
  readonly label: string;
  readonly places: readonly PlanPlace[];
  readonly chosen: string | undefined;
  /** The room under the pointer, here or in the list. */
  readonly pointed: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly onPoint: (code: string | undefined) => void;
}

/** A plan to choose from by pointer or, once it has focus, by arrow keys. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { width, height, label, places, chosen, pointed, onChoose, onPoint } = props;
  const id = useId();
  const isHere = places.some(({ code }) => code === chosen);

  function move(event: KeyboardEvent) {
    const next = nearestPlace(places, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  return (
    <div
      className="plan-drawing"
      role="listbox"
      aria-label={label}
      aria-activedescendant={isHere ? `${id}-${chosen}` : undefined}
      tabIndex={0}
      onKeyDown={move}
    >
      <svg viewBox={`0 0 ${width} ${height}`} role="presentation" focusable="false">
        {places.map((place) => (
          <PlaceShape
            key={place.code}
            id={`${id}-${place.code}`}
            place={place}
            chosen={place.code === chosen}
            pointed={place.code === pointed}
            onChoose={onChoose}
            onPoint={onPoint}
          />
        ))}
      </svg>
    </div>
  );
}

type PlaceShapeProps = Pick<PlanDrawingProps, 'onChoose' | 'onPoint'> & {
  readonly id: string;
  readonly place: PlanPlace;
  readonly chosen: boolean;
  readonly pointed: boolean;
};

const INSET = 12;

function PlaceShape({ id, place, chosen, pointed, onChoose, onPoint }: PlaceShapeProps) {
  const { x, y, width, height } = boxOf(place.corners);
  const tall = place.corners.length > 4 ? 0.3 : 0;
  return (
    <g
      id={id}
      role="option"
      aria-selected={chosen}
      aria-label={place.name}
      className={classNames('plan-place', chosen && 'plan-chosen', pointed && 'plan-pointed')}
      data-kind={place.kind}
      onClick={() => onChoose(place.code)}
      onPointerEnter={() => onPoint(place.code)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <polygon points={place.corners.map((corner) => corner.join(',')).join(' ')} />
      <foreignObject
        x={x + INSET}
        y={y + INSET + height * tall}
        width={Math.max(0, width - 2 * INSET)}
        height={Math.max(0, height - 2 * INSET - height * tall)}
      >
        <p className="plan-name">{place.name}</p>
      </foreignObject>
      {chosen && (
        <g className="plan-tick" transform={`translate(${x + width - 22} ${y + height - 22})`}>
          <circle r="13" />
          <path d="M-6 0l4 4.500 8-9" />
        </g>
      )}
    </g>
  );
}
