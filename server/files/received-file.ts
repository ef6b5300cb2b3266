/** An uploaded file with the sender's name; nothing is known about its content. */
export type ReceivedFile = { readonly name: string; readonly content: Buffer };
