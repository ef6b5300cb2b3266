export type RealtimeLimits = {
  connections: number;
  channelsPerSocket: number;
  messageBytes: number;
  /** Bytes that may wait for a slow reader before it is dropped. */
  bufferedBytes: number;
  activityTimeoutSeconds: number;
};

/** A page listens to its event and its registration, and sends little. */
export const defaultRealtimeLimits: RealtimeLimits = {
  connections: 20_000,
  channelsPerSocket: 50,
  messageBytes: 4096,
  bufferedBytes: 1024 * 1024,
  activityTimeoutSeconds: 60,
};
