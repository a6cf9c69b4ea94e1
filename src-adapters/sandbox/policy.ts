/** The sandbox's form is our own and talks to nobody: no script, no frame, no host. Plain data. */
export const sandboxPolicy = { scripts: [], frames: [], connects: [] } as const
