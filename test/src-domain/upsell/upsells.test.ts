import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { menuProblems } from '../../../src-domain/menu/menu-lint.ts'
import { fetchUpsells, noUpsells, type UpsellState } from '../../../src-domain/upsell/fetch-upsells.ts'
import { isUpsellStep, offeredUpsells } from '../../../src-domain/upsell/offered-upsells.ts'
import { upsellMenu, upsellsOnMenu } from '../../../src-domain/upsell/upsell-menu.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'

const menu = aMenu()
  .for('pickup', 'kiosk')
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1250)
        .asking(anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick'))),
    ),
    aGroup('Sweets').of(
      anItem('Cookie').costing(350),
      anItem('Cake').costing(450).soldOut(),
      anItem('Tea')
        .costing(300)
        .asking(anOption('Milk').offering(anItem('Oat').costing(50))),
    ),
  )
  .build()
const picks = [
  { id: 'last', name: 'Before you go', description: '', items: ['cookie', 'cake', 'tea', 'ramen'] },
  { id: 'again', name: 'Again', description: '', items: ['cookie'] },
]
const upsells = upsellMenu(menu, picks)
function names(items: readonly string[], order = anOrder({ items: items.map((item) => aLine({ item })) })) {
  return offeredUpsells(upsells, menu, order).map((group) => [group.id, group.upsells.map(({ item }) => item.id)])
}

describe('Upsells', () => {
  it('UPS-04 the upsell menu holds groups, items and their options, and is a sound menu', () => {
    expect([...upsells.groups.keys()]).to.deep.equal(['last', 'again'])
    expect([...upsells.items.keys()]).to.include.members(['cookie', 'tea', 'oat', 'ramen', 'thin', 'thick'])
    expect([...upsells.options.keys()]).to.have.members(['noodles', 'milk'])
    expect(menuProblems(upsells).filter(({ severity }) => severity === 'error')).to.deep.equal([])
  })

  it('UPS-04 brings only the makers of what it offers', () => {
    const maker = { id: 'hall', name: 'Hall', description: '' }
    const shared = { ...menu, restaurantGroups: new Map([['hall', maker]]) }
    expect([...upsellMenu(shared, picks).restaurantGroups.keys()]).to.deep.equal([])
    const cookie = shared.items.get('cookie')
    if (cookie === undefined) throw new Error('the menu has its cookie')
    const made = { ...shared, items: new Map([...shared.items, ['cookie', { ...cookie, restaurantGroup: 'hall' }]]) }
    expect([...upsellMenu(made, picks).restaurantGroups.keys()]).to.deep.equal(['hall'])
  })

  it('UPS-04 a dish that the menu does not have is an error of the upsells', () => {
    const errors = menuProblems(upsellMenu(menu, [{ id: 'a', name: 'A', description: '', items: ['gone'] }]))
    expect(errors.map(({ fact }) => fact._tag)).to.include('Dangling')
  })

  it('UPS-01 offers what can be ordered, each dish once, and nothing that is in the cart already', () => {
    expect(names([])).to.deep.equal([['last', ['cookie', 'tea', 'ramen']]])
    expect(names(['cookie', 'ramen'])).to.deep.equal([['last', ['tea']]])
    expect(names(['cookie', 'ramen', 'tea'])).to.deep.equal([])
  })

  it('UPS-04 an answer without menus offers every group of it', () => {
    const bare = { ...upsells, menus: new Map() }
    const order = anOrder({ items: [] })
    expect(offeredUpsells(bare, menu, order)).to.deep.equal(offeredUpsells(upsells, menu, order))
  })

  it('UPS-01 offers nothing that the menu of this order type does not serve', () => {
    expect(names([], anOrder({ diningOption: 'delivery' }))).to.deep.equal([])
  })

  it('UPS-02 what asks for nothing is added as it is, in its own group; what asks has to be opened', () => {
    const [group] = offeredUpsells(upsells, menu, anOrder())
    const asIs = new Map(group?.upsells.map((one) => [one.item.id, one.asIs]))
    expect(asIs.get('cookie')).to.include({ group: 'sweets', item: 'cookie', price: 350, quantity: 1 })
    expect(asIs.get('tea')).to.include({ price: 300 })
    expect(asIs.get('ramen')).to.equal(undefined)
  })

  it('UPS-04 beside another menu only its own dishes stay, at its own prices', () => {
    const dearer = aMenu()
      .withGroup(aGroup('Sweets').of(anItem('Cookie').costing(400)))
      .build()
    const shown = upsellsOnMenu(upsells, dearer)
    expect([...shown.items.values()].map(({ id, price }) => [id, price])).to.deep.equal([['cookie', 400]])
  })

  it('UPS-06 layout Type2 has no step of its own', () => {
    expect(isUpsellStep('Type1')).to.equal(true)
    expect(isUpsellStep('Type2')).to.equal(false)
  })
})

describe('Asking for upsells', () => {
  const waiting = () => {
    const waits: { readonly ms: number; readonly over: () => void }[] = []
    const pause = { wait: (ms: number) => new Promise<void>((over) => waits.push({ ms, over })) }
    return { waits, pause }
  }
  const settled = () => new Promise((done) => setTimeout(done, 0))

  it('UPS-05 the loading flag is cleared 250 ms after the response', async () => {
    const { waits, pause } = waiting()
    const cell = aCell<UpsellState>(noUpsells)
    const asking = fetchUpsells({ gateway: { upsells: async () => right(upsells) }, upsells: cell, pause })
    const answered = asking('location-1', 'pickup')
    expect(cell.current()).to.include({ isLoading: true })
    expect(waits).to.deep.equal([])
    await answered
    expect(cell.current()).to.include({ isLoading: true, menu: upsells })
    expect(waits.map(({ ms }) => ms)).to.deep.equal([250])
    waits[0]?.over()
    await settled()
    expect(cell.current()).to.include({ isLoading: false, menu: upsells })
  })

  it('UPS-03 what cannot be had keeps nobody waiting, and may be asked for again', async () => {
    const { waits, pause } = waiting()
    const cell = aCell<UpsellState>(noUpsells)
    let calls = 0
    const gateway = {
      upsells: async () => {
        calls += 1
        return calls === 1 ? left({ _tag: 'NoResponse' } as const) : right(upsells)
      },
    }
    const ask = fetchUpsells({ gateway, upsells: cell, pause })
    await ask('location-1', 'pickup')
    waits[0]?.over()
    await settled()
    expect(cell.current().isLoading).to.equal(false)
    await ask('location-1', 'pickup')
    expect(cell.current().menu).to.equal(upsells)
    await ask('location-1', 'pickup')
    expect(calls).to.equal(2)
  })

  it('API-47 an answer that another location overtook is dropped', async () => {
    const { pause } = waiting()
    const cell = aCell<UpsellState>(noUpsells)
    const answers: (() => void)[] = []
    const gateway = {
      upsells: (locationId: string) =>
        new Promise<ReturnType<typeof right<never, typeof menu>>>((resolve) => {
          answers.push(() => resolve(right(locationId === 'one' ? menu : upsells)))
        }),
    }
    const ask = fetchUpsells({ gateway, upsells: cell, pause })
    const [one, two] = [ask('one', 'pickup'), ask('two', 'pickup')]
    answers[1]?.()
    answers[0]?.()
    await Promise.all([one, two])
    expect(cell.current().menu).to.equal(upsells)
  })
})
