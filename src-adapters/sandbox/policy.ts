export const sandboxPolicy = { scripts: [], frames: [], connects: [] } as const
