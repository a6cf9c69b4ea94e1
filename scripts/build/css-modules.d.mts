export function shortName(text: string): string
