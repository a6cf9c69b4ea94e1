export function compareFloor(name: string, rate: number): string | undefined
