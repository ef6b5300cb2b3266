import Type, { type Static } from 'typebox';
import { Flag } from '../../form/field/flag.ts';

const PresenterCode = Type.String({ minLength: 1, maxLength: 40 });

/** A presenter as others see them: never with an address. */
export const Presenter = Type.Object({
  instructor_code: PresenterCode,
  name: Type.String(),
  school: Type.String(),
  state: Type.Enum(['invited', 'filled_in', 'declined']),
  /** Y for the proposal's first contact, who gets the emails. */
  contact: Flag,
  /** Y if the bearer can fill in this part. */
  mine: Flag,
  /** Y once their part is filled in. */
  has_part: Flag,
  /** When they were last asked, and when they answered. */
  sent_at: Type.Optional(Type.String()),
  filled_at: Type.Optional(Type.String()),
});
export type Presenter = Static<typeof Presenter>;

/** The presenters of a proposal in the program's order. */
export const Presenters = Type.Object({
  presenters: Type.Array(Presenter),
  /** The first contact, unless they are among the presenters. */
  contact: Type.Optional(Type.Object({ name: Type.String(), school: Type.String() })),
  most: Type.Integer(),
  /** Y where the bearer may add, move and remove. */
  open: Flag,
});
export type Presenters = Static<typeof Presenters>;

/** A former presenter, as far as it is public. */
export const KnownPresenter = Type.Object({
  instructor_code: PresenterCode,
  name: Type.String(),
  school: Type.String(),
});
export type KnownPresenter = Static<typeof KnownPresenter>;
