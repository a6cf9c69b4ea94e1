import { useEffect, useState } from 'react'
import { useStateOf } from '../state/use-state-of.ts'
import type { AgainPartProps } from './again-props.ts'

/**
 * What there is to say before the same again is in the cart; most of the time nothing. Its sheet comes while the menu is
 * asked for; where it does not come nothing is under way any more, and the next press tries again.
 */
export function AgainPart({ again, ...rest }: AgainPartProps) {
  const state = useStateOf(again, (now) => now)
  const [part, setPart] = useState<typeof import('./again-sheet.tsx')>()
  const isAsked = state._tag !== 'Idle'
  const { onClose } = rest
  useEffect(() => {
    if (isAsked) import('./again-sheet.tsx').then(setPart, onClose)
  }, [isAsked, onClose])
  return part === undefined || state._tag === 'Idle' || state._tag === 'Asking' ? null : (
    <part.AgainSheet {...rest} state={state} />
  )
}
