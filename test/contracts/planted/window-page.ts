// An adapter that reads the page while it is imported, so that no server can.
export const makeProcessor = { at: window.location.href }
