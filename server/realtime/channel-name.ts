/** The letters that Pusher allows in a channel's name, and its length. */
export const channelName = /^[-A-Za-z0-9_=@,.;]{1,164}$/;
