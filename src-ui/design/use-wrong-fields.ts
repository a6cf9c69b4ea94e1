import { useId, useState } from 'react'
import type { WrongField } from './form-summary.tsx'

/**
 * What a form does with fields that are wrong when it is sent: one alone gets the focus, and several get a summary,
 * which has it then. A field leaves the summary when it is right.
 */
export function useWrongFields<N extends string>(isWrong: (name: N) => boolean) {
  const made = useId()
  const [refused, setRefused] = useState<{ readonly turn: number; readonly wrong: readonly N[] }>({
    turn: 0,
    wrong: [],
  })
  const idOf = (name: N) => `${made}-${name}`
  return {
    /** Of a field's element. */
    idOf,
    refuse: (wrong: readonly N[]) => {
      const [first, ...more] = wrong
      if (first !== undefined && more.length === 0) document.getElementById(idOf(first))?.focus()
      setRefused(({ turn }) => ({ turn: turn + 1, wrong: more.length === 0 ? [] : wrong }))
    },
    forget: () => setRefused({ turn: 0, wrong: [] }),
    summary: {
      turn: refused.turn,
      wrong: refused.wrong.filter(isWrong).map((name): WrongField<N> => ({ name, id: idOf(name) })),
    },
  }
}
