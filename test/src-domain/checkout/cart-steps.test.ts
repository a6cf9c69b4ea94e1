import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { cartSteps } from '../../../src-domain/checkout/cart-steps.ts'
import { recoverFirst } from '../../../src-domain/checkout/recover-first.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import type { MenuState } from '../../../src-domain/menu/menu-state.ts'
import type { PackingState } from '../../../src-domain/packing/packing-state.ts'
import { noUpsells, type UpsellState } from '../../../src-domain/upsell/fetch-upsells.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'

const there = { id: 'loc-harbor', slug: 'harbor', name: 'Harbor', timeZone: 'America/New_York' }

function aWorld(packingAnswers: readonly ('menu' | 'nothing' | 'never')[] = ['menu']) {
  const asked: string[] = []
  const waits: number[] = []
  const cells = {
    order: aCell(anOrder({ location: there })),
    menu: aCell<MenuState>({ _tag: 'Loading' }),
    upsells: aCell<UpsellState>(noUpsells),
    packing: aCell<PackingState>({ menu: emptyMenu, isLoading: false }),
    location: aCell<{ readonly location?: Location }>({}),
  }
  const steps = cartSteps({
    ...cells,
    brand: aBrand(),
    menus: {
      menu: async ({ locationId, orderType }) => {
        const answer = packingAnswers[Math.min(asked.length, packingAnswers.length - 1)]
        asked.push(`${locationId} ${orderType}`)
        if (answer === 'never') return new Promise(() => undefined)
        return answer === 'nothing' ? left({ _tag: 'NoResponse' }) : right(emptyMenu)
      },
    },
    askUpsells: async (id) => cells.upsells.update(() => ({ of: id, menu: emptyMenu, isLoading: false })),
    locations: { locations: async () => right([aLocation()]) },
    pause: {
      wait: async (milliseconds) => {
        waits.push(milliseconds)
      },
    },
    ids: someIds(),
    now: () => 0,
  })
  return { ...cells, ...steps, asked, waits }
}

describe('What lies between the cart and the checkout', () => {
  it('CART-13 is asked once for each restaurant and way', async () => {
    const { prepare, order, asked, location, packing } = aWorld()
    await Promise.all([prepare(), prepare()])
    await prepare()
    expect(asked).to.deep.equal(['loc-harbor pickup'])
    expect([location.current().location?.slug, packing.current().isLoading]).to.deep.equal(['harbor', false])
    order.update((now) => ({ ...now, diningOption: 'delivery' }))
    await prepare()
    expect(asked).to.deep.equal(['loc-harbor pickup', 'loc-harbor delivery'])
  })

  it('CART-13 is asked again for what did not come', async () => {
    const { prepare, asked } = aWorld(['nothing', 'menu'])
    for (let opening = 0; opening < 3; opening += 1) await prepare()
    expect(asked).to.have.length(2)
  })

  it('CART-13 keeps nobody waiting for more than 2.5 s', async () => {
    const { known, waits, content } = aWorld(['never'])
    await known()
    expect(waits).to.deep.equal([2_500])
    expect(content()).to.deep.equal({ hasUpsells: false, hasPackingMenu: false })
  })

  it('CART-20 an answer for a restaurant that was left is not taken', async () => {
    const { prepare, order, packing } = aWorld()
    const preparing = prepare()
    order.update((now) => ({ ...now, diningOption: 'delivery' }))
    await preparing
    expect(packing.current().isLoading).to.equal(true)
  })
})

describe('Before a page starts', () => {
  it('CART-17 a placement that was interrupted is resolved in the checkout', () => {
    expect(recoverFirst({ isPlacementPending: true, unseenOrder: undefined })).to.equal('/checkout/current')
    expect(recoverFirst({ isPlacementPending: false, unseenOrder: undefined })).to.equal(undefined)
  })

  it('CART-17 an order that was placed and never seen is shown, after one of which nobody knows yet', () => {
    expect(recoverFirst({ isPlacementPending: false, unseenOrder: 'a/b' })).to.equal('/order/a%2Fb')
    expect(recoverFirst({ isPlacementPending: true, unseenOrder: 'a/b' })).to.equal('/checkout/current')
  })
})
