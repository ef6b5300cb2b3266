import { type PointerEvent, useEffect, useRef } from 'react';
import { pointerDirection } from '#src/lib/navigation/pointer-direction.ts';

/** A pointer that rests on a category this long selects it, in milliseconds. */
const REST = 250;

/**
 * The hover rule of the mega menu (spec §2): a mostly vertical movement shows the category under the pointer; one
 * across it, on the way to the pages, does not. Only of a mouse or pen: a finger presses.
 */
export function useCategoryHover(onHover: (id: string) => void) {
  const direction = useRef(pointerDirection());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return {
    onPointerMove(id: string, { pointerType, clientX, clientY, timeStamp }: PointerEvent) {
      if (pointerType === 'touch') return;
      clearTimeout(rest.current);
      if (direction.current({ x: clientX, y: clientY }, timeStamp) === 'vertical') onHover(id);
      else rest.current = setTimeout(() => onHover(id), REST);
    },
    onPointerLeave: () => clearTimeout(rest.current),
  };
}
