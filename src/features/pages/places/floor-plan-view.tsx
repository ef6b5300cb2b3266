import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FloorPlan } from '#engine/contract/site.ts';
import { cornersOf } from '#engine/event/documents/floor-plan/schema.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { floorPlanQuery } from '../site-queries.ts';
import { FloorTabs } from './floor-tabs.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { RoomEntry } from './room-entry.tsx';
import './floor-plan-view.css';

/** The rooms of a building: a plan and a list that highlight each other's selection. */
export function FloorPlanView({ block }: BlockProps<'floor_plan'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={false} className="plan" title={block.title} lead={block.lead}>
      <Fetched
        query={floorPlanQuery(call, block.plan)}
        isEmpty={({ rooms }) => rooms.length === 0}
        empty={t('no_locations')}
      >
        {(plan) => <Plan plan={plan} />}
      </Fetched>
    </Section>
  );
}

const ROOM = '#room-';

function Plan({ plan }: { readonly plan: FloorPlan }) {
  const { t } = useTranslation('pages');
  const text = useText();
  const id = useId();
  const { hash } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const [floor, setFloor] = useState(plan.floors[0]?.code ?? '');
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const { rooms } = plan;
  const here = rooms.filter((room) => room.floor === floor);

  // An address may name a room: it is marked, on its floor, and brought into view.
  useEffect(() => {
    const room = hash.startsWith(ROOM) && rooms.find(({ code }) => code === hash.slice(ROOM.length));
    if (!room) return;
    setFloor(room.floor);
    setChosen(room.code);
    frame.current?.scrollIntoView({ block: 'center' });
  }, [hash, rooms]);

  useEffect(() => {
    if (chosen === undefined) return;
    showIn(document.getElementById(`room-${chosen}`)?.parentElement, `room-${chosen}`);
    pan(frame.current);
  }, [chosen]);

  function choose(code: string) {
    setChosen(code);
    // So that the address can be shared; nothing is to be gone back to.
    window.history.replaceState(window.history.state, '', `${ROOM}${code}`);
  }

  return (
    <div className="plan-beside" data-places="">
      {plan.floors.length > 1 && (
        <FloorTabs
          id={id}
          label={t('plan_floors')}
          floors={plan.floors}
          current={floor}
          onChoose={setFloor}
        />
      )}
      <div className="plan-panel" id={`${id}-panel`} role={plan.floors.length > 1 ? 'tabpanel' : undefined}>
        <div className="plan-frame" ref={frame}>
          <PlanDrawing
            width={plan.width}
            height={plan.height}
            label={t('plan_of', { floor: text(plan.floors.find(({ code }) => code === floor)?.label) })}
            places={here.map((room) => ({
              code: room.code,
              name: text(room.name),
              kind: room.kind,
              corners: cornersOf(room),
            }))}
            chosen={chosen}
            pointed={pointed}
            onChoose={choose}
            onPoint={setPointed}
          />
        </div>
        <ul className="plan-list">
          {rooms.map((room) => (
            <RoomEntry
              key={room.code}
              room={room}
              hidden={room.floor !== floor}
              chosen={room.code === chosen}
              pointed={room.code === pointed}
              onChoose={choose}
              onPoint={setPointed}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Brings an entry into view in its own list, without moving the page. */
function showIn(list: HTMLElement | null | undefined, id: string): void {
  const entry = document.getElementById(id);
  if (!list || !entry) return;
  // The offset parent of the entries is the list.
  const above = entry.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above;
  else if (above + entry.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = above + entry.offsetHeight - list.clientHeight;
}

/** On narrow screens the plan is wider than its frame: centres the selection. */
function pan(frame: HTMLElement | null): void {
  const shape = frame?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!frame || !shape) return;
  const { left, width } = frame.getBoundingClientRect();
  frame.scrollLeft += shape.left + shape.width / 2 - left - width / 2;
}
