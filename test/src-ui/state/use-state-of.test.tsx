import { act, render } from '@testing-library/react'
import { expect } from 'chai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Observable } from 'rxjs'
import { cell, type WatchableCell } from '../../../src-ui/state/cell.ts'
import { useStateOf } from '../../../src-ui/state/use-state-of.ts'

interface Order {
  readonly count: number
  readonly note: string
}

function pickCount(now: Order) {
  return now.count
}

function Count({ of, drawn }: { readonly of: WatchableCell<Order>; readonly drawn: () => void }) {
  const count = useStateOf(of, pickCount)
  drawn()
  return <p>{count}</p>
}

function counted(initial: Order) {
  const inner = cell(initial)
  let listeners = 0
  const changes = new Observable<Order>((subscriber) => {
    listeners += 1
    const subscription = inner.changes.subscribe(subscriber)
    return () => {
      listeners -= 1
      subscription.unsubscribe()
    }
  })
  return { cell: { ...inner, changes }, listeners: () => listeners }
}

describe('the bridge from cells to React', () => {
  it('shows the value of now and follows it', () => {
    const order = cell<Order>({ count: 1, note: '' })
    const { container } = render(<Count of={order} drawn={() => undefined} />)
    expect(container.textContent).to.equal('1')
    act(() => order.update((now) => ({ ...now, count: 2 })))
    expect(container.textContent).to.equal('2')
  })

  it('draws again only when the part it picked changes', () => {
    const order = cell<Order>({ count: 1, note: '' })
    let draws = 0
    render(<Count of={order} drawn={() => (draws += 1)} />)
    act(() => order.update((now) => ({ ...now, note: 'no onions' })))
    expect(draws).to.equal(1)
  })

  it('stops listening when it leaves the screen, in strict mode too', () => {
    const { cell: order, listeners } = counted({ count: 1, note: '' })
    const { unmount } = render(
      <StrictMode>
        <Count of={order} drawn={() => undefined} />
      </StrictMode>,
    )
    expect(listeners()).to.equal(1)
    unmount()
    expect(listeners()).to.equal(0)
  })

  it('follows another cell when it is given one, and leaves the first', () => {
    const [one, other] = [counted({ count: 1, note: '' }), counted({ count: 5, note: '' })]
    const { container, rerender } = render(<Count of={one.cell} drawn={() => undefined} />)
    rerender(<Count of={other.cell} drawn={() => undefined} />)
    expect([container.textContent, one.listeners(), other.listeners()]).to.deep.equal(['5', 0, 1])
  })

  it('renders on the server from the value of now', () => {
    expect(renderToString(<Count of={cell({ count: 3, note: '' })} drawn={() => undefined} />)).to.contain('3')
  })
})

describe('a cell', () => {
  it('gives the newest value at once, then each that differs', () => {
    const order = cell(1)
    const seen: number[] = []
    const subscription = order.changes.subscribe((value) => seen.push(value))
    order.update(() => 1)
    order.update((now) => now + 1)
    subscription.unsubscribe()
    order.update(() => 9)
    expect(seen).to.deep.equal([1, 2])
    expect(order.current()).to.equal(9)
  })
})
