import { useEffect, useState } from 'react'
import type { Locale } from '../../src-domain/brand/brand.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { OwnDataProblem } from '../../src-domain/own-data/own-data.ts'
import type { BrandTexts } from '../messages/wording.ts'

export interface GuestDataActions {
  readonly copy: () => Promise<OwnDataProblem | undefined>
  readonly erase: () => Promise<OwnDataProblem | undefined>
}

export interface GuestDataPartProps {
  readonly ticket: Ticket
  readonly actions: GuestDataActions
  readonly texts: BrandTexts
  readonly locale: Locale
}

/** The way to what is held on a guest; it comes when it is known that there is one, and without it the order stands. */
export function GuestDataPart(props: GuestDataPartProps) {
  const [part, setPart] = useState<typeof import('./guest-data.tsx')>()
  const { isOfGuest } = props.ticket
  useEffect(() => {
    if (isOfGuest) import('./guest-data.tsx').then(setPart, () => undefined)
  }, [isOfGuest])
  return part === undefined ? null : <part.GuestData {...props} />
}
