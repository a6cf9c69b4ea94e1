import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import { orderedByHistory } from '../../../src-domain/history/ordered-before.ts'
import { reorder } from '../../../src-domain/history/reorder.ts'
import { emptyMenu, type Menu } from '../../../src-domain/menu/menu.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aPastLine, aPastOrder } from '../../builders/past-order-builder.ts'

const today = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
  .build()
const before = orderedByHistory(aPastOrder())
const noon = Date.UTC(2026, 5, 10, 16)

interface World {
  readonly brand?: Brand
  readonly menu?: Menu
  readonly upsells?: Menu
  readonly failing?: 'locations' | 'menus' | 'packing'
  readonly hasRestaurant?: boolean
  readonly kept?: OrderInProgress
}

function world({
  brand = aBrand(),
  menu = today,
  upsells = emptyMenu,
  failing,
  hasRestaurant = true,
  kept,
}: World = {}) {
  const again = aCell<AgainState>(noAgain)
  const done: string[] = []
  const keeping: OrderInProgress[] = []
  const failure: CallFailure = { _tag: 'NoResponse' }
  const location = aLocation({ id: 'location-1', slug: 'downtown' })
  const steps = reorder({
    brand,
    again,
    locations: {
      locations: async () => (failing === 'locations' ? left(failure) : right(hasRestaurant ? [location] : [])),
    },
    menus: {
      menu: async ({ menuType, at }) => {
        if (at !== undefined) done.push(`the menu of ${at}`)
        if (failing === (menuType ?? 'menus')) return left(failure)
        return menuType === 'packing' ? left({ _tag: 'Refused', status: 404 }) : right(menu)
      },
    },
    upsells: {
      upsells: async () => {
        done.push('upsells')
        return right(upsells)
      },
    },
    store: { restore: () => kept, keep: (order) => void keeping.push(order) },
    ids: someIds(),
    clock: { now: () => noon },
    clearStale: () => void done.push('cleared'),
    leave: (address) => void done.push(address),
  })
  return { again, done, keeping, steps }
}

describe('Ordering again', () => {
  it('PROF-17, LOC-18 what has not changed joins the cart at once, and the restaurant opens with it', async () => {
    const { again, done, keeping, steps } = world({ kept: anOrder({ items: [aLine({ item: 'tea' })] }) })
    await steps.ask(before)
    expect(keeping.map(({ items }) => items.map(({ item }) => item))).to.deep.equal([['tea', 'ramen']])
    expect(done).to.deep.equal(['cleared', '/location/downtown/pickup#cart'])
    // A second press while the page unloads has no effect.
    expect(again.current()).to.deep.equal({ _tag: 'Asking' })
    await steps.ask(before)
    expect(keeping).to.have.length(1)
    steps.close()
    expect(again.current()).to.deep.equal({ _tag: 'Idle' })
  })

  it('PROF-17, SCHED-25 the dishes are held against the menu of the time that the cart is for, where they join it', async () => {
    const scheduledAt = noon / 1_000 + 3_600
    const place = { id: 'location-1', slug: 'downtown', name: 'Downtown', timeZone: 'America/New_York' }
    const joined = world({ kept: anOrder({ scheduledAt, location: place }) })
    await joined.steps.ask(before)
    expect(joined.done[0]).to.equal(`the menu of ${scheduledAt}`)
    const elsewhere = world({ kept: anOrder({ scheduledAt, location: { ...place, id: 'location-2' } }) })
    await elsewhere.steps.ask(before)
    expect(elsewhere.done).to.deep.equal(['cleared', '/location/downtown/pickup#cart'])
  })

  it('PROF-17, TABLE-05 an order of a type that is off now is ordered again by the first that is on', async () => {
    const brand = aBrand({ ordering: { ...aBrand().ordering, delivery: false } })
    const { done, steps } = world({ brand })
    await steps.ask({ ...before, diningOption: 'delivery' })
    expect(done).to.deep.equal(['cleared', '/location/downtown/pickup#cart'])
  })

  it('PROF-17 what changed is shown, and nothing is in the cart before it is taken', async () => {
    const dearer = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_400)))
      .build()
    const { again, done, keeping, steps } = world({ menu: dearer })
    await steps.ask(before)
    expect(again.current()).to.have.nested.property('plan.dishes[0].since._tag', 'Repriced')
    expect([keeping, done]).to.deep.equal([[], []])
    steps.take()
    steps.take()
    expect(keeping.map(({ items }) => items.map(({ price }) => price))).to.deep.equal([[1_400]])
    expect(done).to.deep.equal(['cleared', '/location/downtown/pickup#cart'])
  })

  it('what was ordered beside the dishes is looked for among the upsells, when no menu has it', async () => {
    const cake = aPastLine({ item: 'cake', name: 'Cake' })
    const beside = aMenu()
      .withGroup(aGroup('Before you go').of(anItem('Cake').costing(1_250)))
      .build()
    const { done, keeping, steps } = world({ upsells: beside })
    await steps.ask(orderedByHistory(aPastOrder({ items: [aPastLine(), cake] })))
    expect(done[0]).to.equal('upsells')
    expect(keeping[0]?.items.map(({ item }) => item)).to.deep.equal(['ramen', 'cake'])
  })

  it('says when the restaurant is not there any more, and when nobody answers', async () => {
    const outcomeOf = async (options: World) => {
      const { again, keeping, steps } = world(options)
      await steps.ask(before)
      expect(keeping).to.deep.equal([])
      return again.current()._tag
    }
    expect(await outcomeOf({ hasRestaurant: false })).to.equal('NoRestaurant')
    expect(await outcomeOf({ failing: 'locations' })).to.equal('Failed')
    expect(await outcomeOf({ failing: 'menus' })).to.equal('Failed')
    expect(await outcomeOf({ failing: 'packing' })).to.equal('Failed')
  })
})
