import type { DateArray, EventAttributes } from 'ics';

/** An instant as `ics` takes it, in UTC. */
export function asMoment(instant: string): DateArray {
  const at = new Date(instant);
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** When an entry begins and ends, at instants in UTC; without an end it is there from its beginning on. */
export function moments(
  start: string,
  end: string = start,
): Pick<
  EventAttributes,
  'start' | 'startInputType' | 'startOutputType' | 'endInputType' | 'endOutputType'
> & { end: DateArray } {
  return {
    start: asMoment(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: asMoment(end),
    endInputType: 'utc',
    endOutputType: 'utc',
  };
}
