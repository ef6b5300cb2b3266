import type { Clock } from '../format/calendar-day.ts';
import { additionalProperties } from './additional-properties.ts';
import { cardExpiry } from './card-expiry.ts';
import { cardHolder } from './card-holder.ts';
import { cardNumber } from './card-number.ts';
import { colour } from './colour.ts';
import { constant } from './const.ts';
import { cvc } from './cvc.ts';
import { date } from './date.ts';
import { dayRange } from './day-range.ts';
import { daysInOrder } from './days-in-order.ts';
import { decimals } from './decimals.ts';
import { email } from './email.ts';
import { enumeration } from './enum.ts';
import { exclusiveMaximum } from './exclusive-maximum.ts';
import { exclusiveMinimum } from './exclusive-minimum.ts';
import { keysOnce } from './keys-once.ts';
import { markup } from './markup.ts';
import { maxItems } from './max-items.ts';
import { maxLength } from './max-length.ts';
import { maximum } from './maximum.ts';
import { minItems } from './min-items.ts';
import { minLength } from './min-length.ts';
import { minimum } from './minimum.ts';
import { multipleOf } from './multiple-of.ts';
import { pattern } from './pattern.ts';
import { phone } from './phone.ts';
import { postalCodeCa } from './postal-code-ca.ts';
import { provinceCa, stateUs } from './province.ts';
import { required } from './required.ts';
import type { Rule } from './rule.ts';
import { setAside } from './set-aside.ts';
import { time } from './time.ts';
import { timeRange } from './time-range.ts';
import { timeZone } from './time-zone.ts';
import { type } from './type.ts';
import { uniqueItems } from './unique-items.ts';
import { url } from './url.ts';
import { zipUs } from './zip-us.ts';

const registered: Rule[] = [];
let rules: Readonly<Record<string, Rule>> | undefined;

/** Adds rules of a product's own field types. */
export function registerRules(more: readonly Rule[]): void {
  registered.push(...more);
  rules = undefined;
}

/** Every validation rule by the name that errors bear, reading the time from the given clock. */
export function rulesAt(clock: Clock): Readonly<Record<string, Rule>> {
  const all: readonly Rule[] = [
    required,
    type,
    enumeration,
    constant,
    minLength,
    maxLength,
    pattern,
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
    decimals,
    minItems,
    maxItems,
    uniqueItems,
    keysOnce,
    additionalProperties,
    email,
    phone,
    url,
    colour,
    markup,
    postalCodeCa,
    zipUs,
    provinceCa,
    stateUs,
    date,
    dayRange(clock),
    daysInOrder,
    time,
    timeRange,
    timeZone,
    cardHolder,
    cardNumber,
    cardExpiry(clock),
    cvc,
    setAside,
    ...registered,
  ];
  return Object.fromEntries(all.map((rule) => [rule.name, rule]));
}

export const systemClock: Clock = () => new Date();

/** The rule by the name that errors bear; undefined for an unknown one. */
export function findRule(name: string): Rule | undefined {
  rules ??= rulesAt(systemClock);
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}
