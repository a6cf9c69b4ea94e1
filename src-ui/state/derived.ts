import { distinctUntilChanged, map, merge } from 'rxjs'
import type { Watchable } from './cell.ts'

/**
 * A value computed from cells, at most once per change, so that all readers get the same object. `besides`: another
 * input, such as the time.
 */
export function derived<S>(
  cells: readonly Watchable<unknown>[],
  compute: () => S,
  besides: () => unknown = () => undefined,
): Watchable<S> {
  let last: { readonly inputs: readonly unknown[]; readonly value: S } | undefined
  const current = (): S => {
    const inputs = [...cells.map((cell) => cell.current()), besides()]
    const known = last
    if (known !== undefined && inputs.every((input, at) => input === known.inputs[at])) return known.value
    last = { inputs, value: compute() }
    return last.value
  }
  return {
    current,
    changes: merge(...cells.map(({ changes }) => changes)).pipe(map(current), distinctUntilChanged()),
  }
}
