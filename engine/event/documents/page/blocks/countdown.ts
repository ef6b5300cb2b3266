import Type from 'typebox';
import { Text } from '../../../../form/languages/text.ts';
import { Action, block } from '../../../properties/block.ts';

/** How long it is until a moment on the clock of the event's time zone. */
export const Countdown = block('countdown', {
  title: Text,
  until: Type.String({
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d$',
  }),
  /** Replaces the numbers once the moment has passed. */
  over: Text,
  action: Type.Optional(Action),
});
