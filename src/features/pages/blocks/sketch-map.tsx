import type { Sketch } from '#engine/event/documents/locations/schema.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

const AREA = { water: 'var(--info-soft)', park: 'var(--success-soft)' } as const;
const BORDER = { water: 'var(--info-line)', park: 'var(--success-line)' } as const;

const pointsOf = (points: readonly (readonly number[])[]) => points.map((point) => point.join(',')).join(' ');

/** A sketch of the surroundings from the document, north up: nothing is fetched from a map service. */
export function SketchMap({ sketch }: { sketch: Sketch }) {
  const { t } = useTranslation('pages');
  const text = useText();
  return (
    <figure className="sketch">
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {sketch.areas.map((area) => (
          <polygon
            key={pointsOf(area.points)}
            points={pointsOf(area.points)}
            fill={AREA[area.kind]}
            stroke={BORDER[area.kind]}
            strokeWidth=".6"
          />
        ))}
        {sketch.streets.map((street) => (
          <g key={pointsOf(street.points)} fill="none" strokeLinecap="round" strokeLinejoin="round">
            <polyline points={pointsOf(street.points)} stroke="var(--line)" strokeWidth="3.6" />
            <polyline points={pointsOf(street.points)} stroke="var(--raised)" strokeWidth="2.6" />
          </g>
        ))}
        {sketch.streets.map((street) => {
          const [x, y, turn] = nameAt(street.points);
          return street.name ? (
            <text
              key={`name ${pointsOf(street.points)}`}
              transform={`translate(${x} ${y}) rotate(${turn})`}
              dy="-2.4"
              textAnchor="middle"
              fontSize="3.1"
              fill="var(--ink-soft)"
            >
              {text(street.name)}
            </text>
          ) : null;
        })}
        {sketch.marks.map(({ name, at: [x = 0, y = 0] }, index) => (
          <g key={text(name)}>
            <circle
              cx={x}
              cy={y}
              r={index === 0 ? 4.4 : 3.2}
              fill={index === 0 ? 'var(--accent)' : 'var(--ink)'}
            />
            <text
              x={x}
              y={y + (index === 0 ? 1.6 : 1.25)}
              textAnchor="middle"
              fontSize={index === 0 ? 4.4 : 3.5}
              fontWeight="700"
              fill={index === 0 ? 'var(--accent-ink)' : 'var(--surface)'}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol>
          {sketch.marks.map(({ name }, index) => (
            <li key={text(name)}>
              <b>{index + 1}</b>
              <span>{text(name)}</span>
            </li>
          ))}
        </ol>
        <p className="tiny soft">{t('sketch')}</p>
      </figcaption>
    </figure>
  );
}

/** The place of a street's name: far along its longest stretch, away from the centre, never upside down. */
function nameAt(points: readonly (readonly number[])[]): readonly [number, number, number] {
  let best: readonly [number, number, number] = [0, 0, 0];
  let longest = -1;
  for (const [index, [x2 = 0, y2 = 0]] of points.entries()) {
    const [x1 = 0, y1 = 0] = points[index - 1] ?? [x2, y2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= longest) continue;
    longest = length;
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    best = [x1 + (x2 - x1) * 0.72, y1 + (y2 - y1) * 0.72, upright];
  }
  return best;
}
