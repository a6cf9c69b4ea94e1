/** What jsdom lacks and screens ask for, added to a window once, as the quiet answer. */
export function quieten(window: object): void
