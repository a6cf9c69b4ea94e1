export function findChromium(options?: { readonly fetch?: boolean }): string | undefined
export const chromiumIsMissing: string
