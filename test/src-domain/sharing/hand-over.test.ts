import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { type LinkState, noLink } from '../../../src-domain/sharing/link-state.ts'
import { makeLink } from '../../../src-domain/sharing/make-link.ts'
import type { SavedCart } from '../../../src-domain/sharing/saved-cart.ts'
import type { SavedCartGateway } from '../../../src-domain/sharing/saved-cart-gateway.ts'
import { noSharedCart, type SharedCartState } from '../../../src-domain/sharing/shared-cart-state.ts'
import { takeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aKey, aLine, anOrder } from '../../builders/order-builder.ts'

const saved: SavedCart = {
  id: 'saved-1',
  items: [{ line: aLine({ item: 'soba', name: 'Soba' }), isAvailable: true }],
  location: aLocation(),
  orderType: 'pickup',
}

function taking(load: SavedCartGateway['load'], order = anOrder()) {
  const cells = { order: aCell(order), state: aCell<SharedCartState>(noSharedCart) }
  const told: string[] = []
  const cart = takeSharedCart({
    brand: aBrand(),
    ...cells,
    carts: { load },
    ids: someIds(),
    clock: { now: () => 1_750_000_000_000 },
    onTimeDropped: () => told.push('time dropped'),
    filled: () => told.push('filled'),
    kept: () => told.push('kept'),
  })
  return { ...cells, ...cart, told }
}
const found: SavedCartGateway['load'] = async () => right(saved)

describe('A cart that was handed over', () => {
  it('CART-24 becomes the order of who has none', async () => {
    const { open, order, state, told } = taking(found)
    await open('saved-1')
    expect(order.current().items.map(({ name }) => name)).to.deep.equal(['Soba'])
    expect([state.current(), told]).to.deep.equal([{ _tag: 'None' }, ['filled']])
  })

  it('CART-24 asks who has chosen something already, and does as they say', async () => {
    const mine = anOrder({ items: [aLine()] })
    const first = taking(found, mine)
    await first.open('saved-1')
    expect([first.state.current()._tag, first.order.current()]).to.deep.equal(['Asking', mine])
    first.keepOwn()
    expect([first.state.current()._tag, first.order.current(), first.told]).to.deep.equal(['None', mine, ['kept']])
    const second = taking(found, mine)
    await second.open('saved-1')
    second.use()
    expect([second.order.current().items.length, second.told]).to.deep.equal([1, ['filled']])
    expect(second.order.current().items[0]?.name).to.equal('Soba')
  })

  it('CART-28 that is not found can be tried again, unless somebody said that there is none', async () => {
    const gone = taking(async () => left({ _tag: 'Refused', status: 404 }))
    await gone.open('saved-1')
    expect(gone.state.current()).to.deep.equal({ _tag: 'NotFound', canRetry: false })
    const asked: string[] = []
    const silent = taking(async (id) => {
      asked.push(id)
      return left({ _tag: 'NoResponse' })
    })
    await silent.open('saved-1')
    expect(silent.state.current()).to.deep.equal({ _tag: 'NotFound', canRetry: true })
    silent.retry()
    expect(asked).to.deep.equal(['saved-1', 'saved-1'])
  })

  it('CART-24 is not taken by who has gone on without it', async () => {
    const { open, keepOwn, order, told } = taking(found)
    const opening = open('saved-1')
    keepOwn()
    await opening
    expect([order.current().items, told]).to.deep.equal([[], ['kept']])
  })

  it('LOC-17 says that its time has passed', async () => {
    const { open, told } = taking(async () => right({ ...saved, scheduledAt: 1_000 }))
    await open('saved-1')
    expect(told).to.deep.equal(['time dropped', 'filled'])
  })
})

describe('Handing a cart over', () => {
  function making(answers: readonly ('saved' | 'silence')[], order = anOrder({ items: [aLine()] })) {
    const cells = { order: aCell(order), link: aCell<LinkState>(noLink) }
    let asked = 0
    const make = makeLink({
      ...cells,
      origin: 'https://noodle.example',
      carts: {
        save: async () => {
          asked += 1
          return answers[asked - 1] === 'saved'
            ? right({ publicIdentifier: `c${asked}` })
            : left({ _tag: 'NoResponse' })
        },
      },
    })
    return { ...cells, make, asked: () => asked }
  }

  it('LINK-04 makes one link for a cart, and another for a changed one', async () => {
    const { make, link, order, asked } = making(['saved', 'saved'])
    await Promise.all([make(), make()])
    await make()
    expect([asked(), link.current()._tag]).to.deep.equal([1, 'Ready'])
    order.update((now) => ({ ...now, idempotencyKey: aKey(9) }))
    await make()
    expect(asked()).to.equal(2)
    expect(link.current()).to.deep.include({ _tag: 'Ready', key: aKey(9) })
  })

  it('LINK-04 says that there is none, and tries again; an empty cart has none', async () => {
    const { make, link } = making(['silence', 'saved'])
    await make()
    expect(link.current()).to.deep.equal({ _tag: 'Failed' })
    await make()
    expect(link.current()._tag).to.equal('Ready')
    const empty = making(['saved'], anOrder())
    await empty.make()
    expect([empty.link.current(), empty.asked()]).to.deep.equal([{ _tag: 'Failed' }, 0])
  })
})
