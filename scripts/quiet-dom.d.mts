export function quieten(window: object): void
