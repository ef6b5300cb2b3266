/** Exactly the keys of a language's words, with any strings: a missing or surplus key does not compile. */
export type Translated<Said> = {
  readonly [Key in keyof Said]: Said[Key] extends string ? string : Translated<Said[Key]>;
};
