import { LazySheet, lazyPart } from '../shell/lazy-part.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import type { AgainPartProps } from './again-props.ts'

const later = lazyPart(() => import('./again-sheet.tsx'))

/** What there is to say before the same again is in the cart; most of the time nothing. */
export function AgainPart({ again, ...rest }: AgainPartProps) {
  const state = useStateOf(again, (now) => now)
  if (state._tag === 'Idle' || state._tag === 'Asking') return null
  return (
    <LazySheet of={later} onClose={rest.onClose}>
      {({ AgainSheet }) => <AgainSheet {...rest} state={state} />}
    </LazySheet>
  )
}
