export function findChromium(options?: { readonly fetch?: boolean; readonly whole?: boolean }): string | undefined
export const chromiumIsMissing: string
