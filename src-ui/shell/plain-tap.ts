import type { MouseEvent } from 'react'

/** A tap that means "here and now": not one for a new tab or window. */
export const isPlainTap = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
