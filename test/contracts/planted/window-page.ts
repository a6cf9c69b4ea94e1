// Reads the page on import, which no server can.
export const makeProcessor = { at: window.location.href }
