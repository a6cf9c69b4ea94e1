/** The sandbox's form is our own and talks to nobody: no script, and nothing to allow. Plain data. */
export const sandboxPolicy = { scripts: [], csp: {} } as const
