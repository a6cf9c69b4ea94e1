export function bundle(entries: readonly string[], name: string): Promise<readonly string[]>
