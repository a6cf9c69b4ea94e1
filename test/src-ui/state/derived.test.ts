import { expect } from 'chai'
import { cell } from '../../../src-ui/state/cell.ts'
import { derived } from '../../../src-ui/state/derived.ts'

function basket() {
  const count = cell(2)
  const price = cell(100)
  let minute = 1
  let computed = 0
  const total = derived(
    [count, price],
    () => {
      computed += 1
      return { amount: count.current() * price.current(), minute }
    },
    () => minute,
  )
  return { count, price, total, computed: () => computed, wait: () => (minute += 1) }
}

describe('A value derived from cells', () => {
  it('is the same object for every reader until a cell changes', () => {
    const { count, total, computed } = basket()
    const before = total.current()
    expect(before).to.deep.equal({ amount: 200, minute: 1 })
    expect(total.current()).to.equal(before)
    count.update((now) => now)
    expect(total.current()).to.equal(before)
    count.update(() => 3)
    expect(total.current().amount).to.equal(300)
    expect(computed()).to.equal(2)
  })

  it('is computed again when the other input changes', () => {
    const { total, wait } = basket()
    const before = total.current()
    wait()
    expect(total.current()).to.deep.equal({ ...before, minute: 2 })
  })

  it('tells each listener its newest value first, then each change once, and computes it once for all of them', () => {
    const { count, price, total, computed } = basket()
    const heard: number[][] = [[], []]
    const stops = heard.map((amounts) => total.changes.subscribe(({ amount }) => amounts.push(amount)))
    count.update(() => 3)
    price.update(() => 50)
    for (const stop of stops) stop.unsubscribe()
    count.update(() => 9)
    expect(heard).to.deep.equal([
      [200, 300, 150],
      [200, 300, 150],
    ])
    expect(computed()).to.equal(3)
  })
})
