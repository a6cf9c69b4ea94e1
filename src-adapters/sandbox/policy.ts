/** The sandbox's form needs no script, frame or host. Plain data. */
export const sandboxPolicy = { scripts: [], frames: [], connects: [] } as const
