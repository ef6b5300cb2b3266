/** One text message; the recipient is a number in international form, `+` and digits (E.164). */
export type OutgoingText = { recipient: string; text: string };

/** Takes one text message, or throws when it may be tried again. */
export type TextTransport = { deliver(message: OutgoingText): Promise<void> };
