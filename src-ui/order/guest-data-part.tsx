import { useEffect, useState } from 'react'
import type { GuestDataPartProps } from './guest-data-props.ts'

/** The way to what is held on a guest; it comes when it is known that there is one, and without it the order stands. */
export function GuestDataPart(props: GuestDataPartProps) {
  const [part, setPart] = useState<typeof import('./guest-data.tsx')>()
  const { isOfGuest } = props.ticket
  useEffect(() => {
    if (isOfGuest) import('./guest-data.tsx').then(setPart, () => undefined)
  }, [isOfGuest])
  return part === undefined ? null : <part.GuestData {...props} />
}
