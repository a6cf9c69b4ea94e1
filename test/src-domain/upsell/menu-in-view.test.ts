import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { setScheduledAt } from '../../../src-domain/cart/change-terms.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import type { MenuState } from '../../../src-domain/menu/menu-state.ts'
import { noUpsells, type UpsellState, upsellsOf } from '../../../src-domain/upsell/fetch-upsells.ts'
import { menuInView, type WantedMenu } from '../../../src-domain/upsell/menu-in-view.ts'
import { upsellMenu } from '../../../src-domain/upsell/upsell-menu.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'

const bowls = aGroup('Bowls').of(anItem('Ramen').costing(1_300))
const menu = aMenu().withGroup(bowls).build()
const withCake = aMenu()
  .withGroup(bowls, aGroup('Sweets').of(anItem('Cake').costing(450)))
  .build()
const offered = upsellMenu(withCake, [{ id: 'last', name: 'Last', description: '', items: ['cake'] }])
const noon = Date.UTC(2026, 5, 10, 16)
const later = noon / 1_000 + 3_600
const here: WantedMenu = { locationId: 'loc-1', orderType: 'pickup' }
const ofHere = upsellsOf(here.locationId, here.orderType)
const there = { id: 'loc-1', slug: 'downtown', name: 'Downtown', timeZone: 'America/New_York' }

interface World {
  readonly answerAt?: (at: number | undefined) => Promise<Either<CallFailure, Menu>>
  readonly scheduledAt?: number
  readonly answer?: Either<CallFailure, Menu>
  readonly shown?: WantedMenu
  readonly items?: readonly ReturnType<typeof aLine>[]
  readonly upsellsCome?: boolean
}

function aWorld({
  answer = right(menu),
  answerAt,
  shown = here,
  items = [],
  upsellsCome = true,
  scheduledAt,
}: World = {}) {
  const cells = {
    menu: aCell<MenuState>({ _tag: 'Loading' }),
    order: aCell(anOrder({ items, location: there, ...(scheduledAt === undefined ? {} : { scheduledAt }) })),
    upsells: aCell<UpsellState>(noUpsells),
  }
  const [asked, reported]: [string[], string[]] = [[], []]
  const view = menuInView({
    ...cells,
    menus: {
      menu: async ({ locationId, orderType, at }) => {
        asked.push(`${locationId} ${orderType}${at === undefined ? '' : ` ${at}`}`)
        return answerAt?.(at) ?? answer
      },
    },
    askUpsells: () => {
      asked.push('upsells')
      if (!upsellsCome) return new Promise(() => undefined)
      cells.upsells.update(() => ({ of: ofHere, menu: offered, isLoading: false }))
      return Promise.resolve()
    },
    pause: { wait: () => (upsellsCome ? new Promise(() => undefined) : Promise.resolve()) },
    ids: someIds(),
    now: () => noon,
    shown,
    report: (what) => reported.push(what),
  })
  return { ...cells, ...view, asked, reported }
}

describe('The menu in view', () => {
  it('CART-20 gives the order its prices of now, and says which are others', async () => {
    const { fetch, order, menu: cell } = aWorld({ items: [aLine({ item: 'ramen', name: 'Ramen' })] })
    expect(await fetch()).to.deep.equal(right({ menu, repriced: ['Ramen'], leftBehind: [] }))
    expect([order.current().items[0]?.price, cell.current()]).to.deep.equal([1_300, { _tag: 'Ready', menu }])
  })

  it('CART-15, CART-20 names a dish as the menu does, and a line without a name by nothing', async () => {
    const nameless = [aLine({ item: 'ramen', name: '' }), aLine({ item: 'gone', name: ' ' })]
    expect(await aWorld({ items: nameless }).fetch()).to.deep.equal(
      right({ menu, repriced: ['Ramen'], leftBehind: [''] }),
    )
  })

  it('UPS-04 waits for the upsells before it judges a line that it does not know, but not for ever', async () => {
    const items = [aLine({ item: 'cake', name: 'Cake', price: 450 as never })]
    const known = aWorld({ items })
    const answer = await known.fetch()
    expect(answer).to.deep.equal(right({ menu, repriced: [], leftBehind: [] }))
    expect(known.asked).to.deep.equal(['loc-1 pickup', 'upsells'])
    const late = await aWorld({ items, upsellsCome: false }).fetch()
    expect(late).to.deep.equal(right({ menu, repriced: [], leftBehind: ['Cake'] }))
  })

  it('UPS-04 can be opened with what the upsells offer as soon as they are known', async () => {
    const { fetch, upsells, upsellsChanged, menu: cell } = aWorld()
    await fetch()
    upsellsChanged()
    expect(cell.current()).to.deep.equal({ _tag: 'Ready', menu })
    upsells.update(() => ({ of: 'another restaurant', menu: offered, isLoading: false }))
    upsellsChanged()
    expect(cell.current()).to.deep.equal({ _tag: 'Ready', menu })
    upsells.update(() => ({ of: ofHere, menu: offered, isLoading: false }))
    upsellsChanged()
    const now = cell.current()
    expect(now._tag === 'Ready' && now.menu.items.has('cake')).to.equal(true)
  })

  it('MENU-17 says why there is none, reports it unless there was no network, and tries again only then', async () => {
    const failures: readonly [CallFailure, MenuState, number][] = [
      [{ _tag: 'NotSent', detail: '' }, { _tag: 'Failed', why: 'Offline' }, 0],
      [{ _tag: 'NoResponse' }, { _tag: 'Failed', why: 'NoAnswer' }, 1],
      [{ _tag: 'Refused', status: 404 }, { _tag: 'Failed' }, 1],
    ]
    for (const [failure, state, reports] of failures) {
      const { fetch, retry, menu: cell, reported, asked } = aWorld({ answer: left(failure) })
      expect(await retry()).to.deep.equal(left({ _tag: 'NotAsked' }))
      await fetch()
      expect([cell.current(), reported.length]).to.deep.equal([state, reports])
      await retry()
      expect(asked).to.have.length(2)
    }
  })

  it('CART-20 is that of the cart where the page shows none, and none where nothing is chosen', async () => {
    const cells = { menu: aCell<MenuState>({ _tag: 'Loading' }), upsells: aCell(noUpsells) }
    const asked: unknown[] = []
    const fetch = (order: ReturnType<typeof anOrder>) =>
      menuInView({
        ...cells,
        order: aCell(order),
        menus: {
          menu: async (query) => {
            asked.push(query)
            return right(menu)
          },
        },
        askUpsells: async () => undefined,
        pause: { wait: async () => undefined },
        ids: someIds(),
        now: () => noon,
        shown: undefined,
        report: () => undefined,
      }).fetch()
    const { location: _, ...nowhere } = anOrder()
    expect(await fetch(nowhere)).to.deep.equal(left({ _tag: 'NotAsked' }))
    await fetch(anOrder({ location: there, diningOption: 'delivery' }))
    expect(asked).to.deep.equal([{ locationId: 'loc-1', orderType: 'delivery' }])
  })

  it('MENU-16, SCHED-25 is that of the chosen time, of now once it has passed, and is asked anew when the order is for another time', async () => {
    const {
      fetch,
      orderChanged,
      order,
      asked,
      menu: cell,
    } = aWorld({
      scheduledAt: later,
      upsellsCome: false,
      answerAt: async (at) => right(at === undefined ? menu : withCake),
      items: [aLine({ item: 'cake', name: 'Cake', price: 450 as never })],
    })
    expect(await orderChanged(), 'nothing is asked before the first').to.deep.equal(left({ _tag: 'NotAsked' }))
    expect(await fetch()).to.deep.equal(right({ menu: withCake, at: later, repriced: [], leftBehind: [] }))
    expect(await orderChanged(), 'the same time').to.deep.equal(left({ _tag: 'NotAsked' }))

    order.update(setScheduledAt(noon / 1_000 - 900, 'a key'))
    const asking = orderChanged()
    expect(cell.current(), 'the menu stays until the other has come').to.deep.equal({ _tag: 'Ready', menu: withCake })
    expect(await asking).to.deep.equal(right({ menu, repriced: [], leftBehind: ['Cake'] }))
    expect(asked.filter((one) => one !== 'upsells')).to.deep.equal([`loc-1 pickup ${later}`, 'loc-1 pickup'])
  })

  it('MENU-16 of two times that were chosen one after the other the newest counts, whichever is answered first', async () => {
    let answerFirst = () => {}
    const slow = new Promise<void>((resolve) => {
      answerFirst = resolve
    })
    const {
      fetch,
      orderChanged,
      order,
      menu: cell,
    } = aWorld({
      scheduledAt: later,
      answerAt: async (at) => {
        if (at === later) await slow
        return right(at === later ? withCake : menu)
      },
    })
    const first = fetch()
    order.update(setScheduledAt(undefined, 'a key'))
    expect(await orderChanged()).to.deep.equal(right({ menu, repriced: [], leftBehind: [] }))
    answerFirst()
    expect(await first).to.deep.equal(left({ _tag: 'NotAsked' }))
    expect(cell.current()).to.deep.equal({ _tag: 'Ready', menu })
  })
})
