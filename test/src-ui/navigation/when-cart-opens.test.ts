import { expect } from 'chai'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { closed, type OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import { whenCartOpens } from '../../../src-ui/navigation/when-cart-opens.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aLine } from '../../builders/order-builder.ts'

const opened: OpenSheet = { _tag: 'Cart', path: '/' }
const long = 1_100

describe('what is done once a cart has opened', () => {
  const idle = () => new Promise((resolve) => setTimeout(resolve, long))

  it('happens once, when the page is idle after a cart with items has opened', async () => {
    const empty = emptyOrder('pickup', 'a-key')
    const [order, sheet] = [cell(empty), cell<OpenSheet>(closed)]
    let done = 0
    whenCartOpens({ order, sheet }, () => {
      done += 1
    })
    sheet.update(() => opened)
    await idle()
    expect(done, 'an empty cart').to.equal(0)
    sheet.update(() => closed)
    order.update(() => ({ ...empty, items: [aLine()] }))
    await idle()
    expect(done, 'a closed cart').to.equal(0)
    sheet.update(() => opened)
    expect(done, 'before the page is idle').to.equal(0)
    await idle()
    expect(done).to.equal(1)
    sheet.update(() => closed)
    await Promise.resolve()
    sheet.update(() => opened)
    await idle()
    expect(done).to.equal(1)
  })
})
