// proper-lockfile brings no types; this is the part that we call.
declare module 'proper-lockfile' {
  type LockOptions = {
    stale?: number;
    realpath?: boolean;
    lockfilePath?: string;
    retries?: number | { retries: number; minTimeout?: number; maxTimeout?: number };
  };
  const lockfile: { lock(file: string, options?: LockOptions): Promise<() => Promise<void>> };
  export default lockfile;
}
