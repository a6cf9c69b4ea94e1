import type { FlowHistory } from '../../src-domain/navigation/flow-history.ts'

interface Entry {
  readonly flow?: unknown
  readonly address: string
}

/** Tab history whose navigation completes at `settle`. At entry 0 the user has left for another page. */
export function inMemoryHistory(kept?: unknown) {
  const entries: Entry[] = [{ address: 'another page' }, { flow: kept, address: 'here' }]
  const heard: (() => void)[] = []
  const onTheWay: number[] = []
  let at = 1
  const go = (by: number) => {
    at = Math.min(Math.max(at + by, 0), entries.length - 1)
    for (const told of heard) told()
  }
  const history: FlowHistory = {
    current: () => entries[at]?.flow,
    push: (flow, address) => {
      entries.splice(at + 1, entries.length, { flow, address: address ?? entries[at]?.address ?? '' })
      at += 1
    },
    replace: (flow) => {
      entries[at] = { flow, address: entries[at]?.address ?? '' }
    },
    goBack: (by) => void onTheWay.push(-by),
    onArrival: (told) => void heard.push(told),
  }
  return {
    history,
    settle: () => {
      for (let by = onTheWay.shift(); by !== undefined; by = onTheWay.shift()) go(by)
    },
    press: (by: -1 | 1) => go(by),
    at: () => at,
    address: () => entries[at]?.address,
    flows: () => entries.map(({ flow }) => flow),
  }
}
