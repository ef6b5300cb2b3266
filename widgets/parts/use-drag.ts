import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Where a row is dragged from and to, as places from 0. */
interface Dragged {
  readonly from: number;
  readonly to: number;
}

/** What a row is while one is dragged: that one, or the one before or after which it would stand. */
export type DragRole = 'from' | 'before' | 'after' | undefined;

/** How near to an edge of the window, in px, a pointer has to come for the page to go on under it. */
const EDGE = 56;
const SCROLLED = 14;

/** The place of the row under a height on the screen: before the first whose middle is below it. */
function placeAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/**
 * Lets rows of a list be dragged by their grips (`data-grip`); what it comes to is told once the pointer is let go.
 * The list hears of it, not the rows: of lists within rows each hears of its own, and no row is drawn for a handler.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  /** Goes on with the page as long as the pointer rests at an edge of the window. */
  const scrolling = useRef(0);
  const rowsOf = () => [...(list.current?.children ?? [])];
  const follow = (y: number) =>
    setDragged((now) => {
      if (!now) return now;
      const before = placeAt(rowsOf(), y);
      // What stands below the row that is taken out moves up by one.
      const to = before > now.from ? before - 1 : before;
      return to === now.to ? now : { ...now, to };
    });
  function scrollAt(y: number): void {
    cancelAnimationFrame(scrolling.current);
    const by = y < EDGE ? -SCROLLED : y > window.innerHeight - EDGE ? SCROLLED : 0;
    if (by === 0) return;
    scrolling.current = requestAnimationFrame(() => {
      window.scrollBy({ top: by, behavior: 'instant' });
      follow(y);
      scrollAt(y);
    });
  }
  function end(): void {
    cancelAnimationFrame(scrolling.current);
    setDragged(undefined);
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const grip = (event.target as Element).closest('[data-grip]');
      const from = rowsOf().findIndex((row) => row.contains(grip));
      // A grip within a row is that of a list in it.
      if (!grip || event.button !== 0 || grip.closest('[data-draggable]') !== rowsOf()[from]) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from, to: from });
    },
    onPointerMove(event: PointerEvent) {
      if (!dragged) return;
      follow(event.clientY);
      scrollAt(event.clientY);
    },
    onPointerUp() {
      if (!dragged) return;
      end();
      if (dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
    },
    onPointerCancel: end,
  };
  const roleOf = (place: number): DragRole => {
    if (!dragged) return undefined;
    if (place === dragged.from) return 'from';
    if (place !== dragged.to) return undefined;
    return dragged.to < dragged.from ? 'before' : 'after';
  };
  return { roleOf, handlers };
}
