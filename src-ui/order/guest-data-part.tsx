import { useEffect, useState } from 'react'
import type { GuestDataPartProps } from './guest-data-props.ts'

/** Link to a guest's data, loaded only for guest orders. Omitted if it fails to load. */
export function GuestDataPart(props: GuestDataPartProps) {
  const [part, setPart] = useState<typeof import('./guest-data.tsx')>()
  const { isOfGuest } = props.ticket
  useEffect(() => {
    if (isOfGuest) import('./guest-data.tsx').then(setPart, () => undefined)
  }, [isOfGuest])
  return part === undefined ? null : <part.GuestData {...props} />
}
