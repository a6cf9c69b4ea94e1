export const sources: readonly string[]
export function buildWhenStale(): void
