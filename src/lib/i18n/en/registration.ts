import { address } from './registration/address.ts';
import { apply, presenter } from './registration/apply.ts';
import { confirmation, manage, receipt } from './registration/confirmation.ts';
import { codes, fees, owed, payment, review } from './registration/payment.ts';
import { bypass, conflict, elsewhere, modes, start, storage } from './registration/start.ts';
import { aside, changes, facts, interrupted, step } from './registration/step.ts';
import { waitlist } from './registration/waitlist.ts';
/** Texts of the registration pages. */
export const registration = {
  start,
  bypass,
  waitlist,
  receipt,
  storage,
  conflict,
  elsewhere,
  modes,
  manage,
  step,
  facts,
  fees,
  codes,
  payment,
  owed,
  changes,
  aside,
  address,
  apply,
  presenter,
  interrupted,
  review,
  confirmation,
};
