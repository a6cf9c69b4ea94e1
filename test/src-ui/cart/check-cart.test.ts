import { expect } from 'chai'
import { firstValueFrom, timer, VirtualTimeScheduler } from 'rxjs'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import { cartChecks } from '../../../src-ui/cart/check-cart.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'

const there = { id: 'loc-1', slug: 'downtown', name: 'Downtown', timeZone: 'America/New_York' }
const cart: OpenSheet = { _tag: 'Cart', path: '/' }

function aWorld({ isOnline = true, order = anOrder({ items: [aLine()], location: there }) } = {}) {
  const cells = { order: cell(order), sheet: cell<OpenSheet>({ _tag: 'Closed' }), online: cell(isOnline) }
  const time = new VirtualTimeScheduler()
  const asked: string[] = []
  const validate = async () => void asked.push(cells.order.current().idempotencyKey)
  const pause = { wait: (milliseconds: number) => firstValueFrom(timer(milliseconds, time)).then(() => undefined) }
  cartChecks(cells, validate, pause).subscribe()
  const pass = async (milliseconds: number) => {
    time.maxFrames = time.frame + milliseconds
    time.flush()
    time.frame = time.maxFrames
    // Continuations of an ended wait run in the next turn.
    await new Promise((turn) => setImmediate(turn))
  }
  const change = (key: number) => cells.order.update((now) => ({ ...now, idempotencyKey: aKey(key) }))
  return { ...cells, asked, pass, change, open: () => cells.sheet.update(() => cart) }
}

describe('What the restaurant says of an open cart', () => {
  it('CHK-62 is asked 300 ms after it was opened, and once while it is the same order', async () => {
    const { open, pass, asked, order } = aWorld()
    await pass(1_000)
    expect(asked).to.deep.equal([])
    open()
    await pass(299)
    expect(asked).to.deep.equal([])
    await pass(1)
    order.update((now) => ({ ...now, note: 'No nuts' }))
    await pass(1_000)
    expect(asked).to.deep.equal([aKey(0)])
  })

  it('CHK-62 is not asked when the cart is closed before, and is asked anew when it is opened again', async () => {
    const { open, pass, asked, sheet } = aWorld()
    open()
    await pass(100)
    sheet.update(() => ({ _tag: 'Closed' }))
    await pass(1_000)
    expect(asked).to.deep.equal([])
    open()
    await pass(300)
    sheet.update(() => ({ _tag: 'Closed' }))
    open()
    await pass(300)
    expect(asked).to.deep.equal([aKey(0), aKey(0)])
  })

  it('CHK-62 is nothing of an empty cart, nor of one without a restaurant', async () => {
    const { location: _, ...nowhere } = anOrder({ items: [aLine()] })
    for (const order of [anOrder({ location: there }), nowhere]) {
      const { open, pass, asked } = aWorld({ order })
      open()
      await pass(1_000)
      expect(asked).to.deep.equal([])
    }
  })
})
