import { type PointerEvent, type RefObject, useState } from 'react';

/** Where a row is dragged from and to, as places from 0. */
export interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** The place of the row under a height on the screen: before the first whose middle is below it. */
function placeAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/** Lets rows of a list be dragged by their grips; what it comes to is told once the pointer is let go. */
export function useDrag(list: RefObject<HTMLOListElement | null>, onMove: (dragged: Dragged) => void) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const placeOf = (event: PointerEvent, from: number) => {
    const before = placeAt([...(list.current?.children ?? [])], event.clientY);
    // What stands below the row that is taken out moves up by one.
    return before > from ? before - 1 : before;
  };
  const gripOf = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove(event: PointerEvent) {
      if (dragged?.from === from) setDragged({ from, to: placeOf(event, from) });
    },
    onPointerUp(event: PointerEvent) {
      if (dragged?.from !== from) return;
      const to = placeOf(event, from);
      setDragged(undefined);
      if (to !== from) onMove({ from, to });
    },
    onPointerCancel: () => setDragged(undefined),
  });
  return { dragged, gripOf };
}
