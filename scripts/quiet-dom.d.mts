/** Adds browser features that jsdom lacks and screens use, as no-ops. */
export function quieten(window: object): void
