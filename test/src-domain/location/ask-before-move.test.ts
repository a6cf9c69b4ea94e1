import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import {
  type AskBeforeMovePorts,
  askBeforeMove,
  isGone,
  landingOn,
  type MoveState,
  noMove,
} from '../../../src-domain/location/ask-before-move.ts'
import { emptyMenu } from '../../../src-domain/menu/menu.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'

const hill = { id: 'hill', name: 'Hill', type: 'pickup' } as const
const here = { id: 'here', slug: 'here', name: 'Here', timeZone: 'America/New_York' }
const ramen = aLine({ price: minor(1_250) })
const soba = aLine({ item: 'soba', name: 'Soba' })
const atHill = aMenu()
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_400)))
  .build()
const never = new Promise<never>(() => {})

function asking(order: Partial<OrderInProgress> = {}, ports: Partial<AskBeforeMovePorts> = {}) {
  const cells = {
    order: aCell(anOrder({ location: here, items: [ramen, soba], ...order })),
    move: aCell<MoveState>(noMove),
  }
  const asked: string[] = []
  const desk = askBeforeMove({
    ...cells,
    menus: {
      menu: async ({ locationId, orderType }) => {
        asked.push(`${locationId} ${orderType}`)
        return right(atHill)
      },
    },
    upsells: { upsells: async () => right(emptyMenu) },
    pause: { wait: () => never },
    ids: someIds(),
    ...ports,
  })
  const isOpen = async () => {
    for (let turn = 0; turn < 20 && cells.move.current()._tag === 'None'; turn += 1) await Promise.resolve()
    return cells.move.current()
  }
  return { ...desk, ...cells, asked, isOpen }
}

describe('Before an order goes to another menu', () => {
  it('CART-20 names what is not on it, and what costs something else there', async () => {
    const { ask, isOpen } = asking()
    void ask(hill)
    const question = await isOpen()
    if (question._tag !== 'Open') throw new Error('nothing is asked')
    expect(question.to).to.equal(hill)
    expect(question.isOtherRestaurant).to.equal(true)
    expect(question.lines.filter(isGone).map(({ line }) => line.name)).to.deep.equal(['Soba'])
    expect(question.lines[0]).to.deep.include({ since: { _tag: 'Repriced', was: 1_250 } })
    expect(question.lines[0]?.line.price).to.equal(1_400)
  })

  it('CART-20 stays as it is, goes as it is, or goes without what is left out', async () => {
    for (const [answer, outcome, names] of [
      ['stay', 'stays', ['Ramen', 'Soba']],
      ['keep', 'behind', ['Ramen', 'Soba']],
      ['leave out', 'whole', ['Ramen']],
    ] as const) {
      const { ask, isOpen, answer: say, order, move } = asking()
      const asked = ask(hill)
      await isOpen()
      say(answer)
      expect(await asked, answer).to.equal(outcome)
      expect(order.current().items.map(({ name }) => name)).to.deep.equal(names)
      expect(move.current()).to.equal(noMove)
    }
  })

  it('CART-20, CART-18 leaves out what is gone of the order as it is by then, though another tab changed it', async () => {
    const { ask, isOpen, answer: say, order } = asking()
    const asked = ask(hill)
    await isOpen()
    order.update((now) => ({ ...now, items: [soba, ...now.items] }))
    say('leave out')
    await asked
    expect(order.current().items.map(({ name }) => name)).to.deep.equal(['Ramen'])
  })

  it('CART-20 asks for no menu for an empty order, or one that is of that menu already', async () => {
    const empty = asking({ items: [] })
    expect(await empty.ask(hill)).to.equal('whole')
    const same = asking({ location: { ...here, id: 'hill' }, diningOption: 'pickup' })
    expect(await same.ask(hill)).to.equal('whole')
    expect([...empty.asked, ...same.asked]).to.deep.equal([])
  })

  it('CART-20 the same restaurant is asked for the menu of another way to get the food', async () => {
    const { ask, asked, isOpen } = asking({ location: { ...here, id: 'hill' }, diningOption: 'delivery' })
    void ask(hill)
    expect(await isOpen()).to.deep.include({ _tag: 'Open', isOtherRestaurant: false })
    expect(asked).to.deep.equal(['hill pickup'])
  })

  it('CART-20 nobody is asked who loses nothing, though it costs something else there', async () => {
    const { ask, move } = asking({ items: [ramen] })
    expect(await ask(hill)).to.equal('whole')
    expect(move.current()).to.equal(noMove)
  })

  it('CART-20 a menu that cannot be had, or is late, keeps nobody', async () => {
    const failed = asking({}, { menus: { menu: async () => left({ _tag: 'NoResponse' }) } })
    expect(await failed.ask(hill)).to.equal('whole')
    const late = asking({}, { menus: { menu: () => never }, pause: { wait: async () => undefined } })
    expect(await late.ask(hill)).to.equal('whole')
    expect(late.order.current().items).to.have.length(2)
  })

  it('CART-20 what is offered there beside the dishes is on its menu', async () => {
    const beside = aMenu()
      .withGroup(aGroup('More').of(anItem('Soba')))
      .build()
    const { ask } = asking({}, { upsells: { upsells: async () => right(beside) } })
    expect(await ask(hill)).to.equal('whole')
  })

  it('CART-20 of two questions only the later one is open', async () => {
    const { ask, isOpen, answer, move } = asking()
    const first = ask(hill)
    await isOpen()
    const second = ask({ ...hill, name: 'Valley' })
    expect(await first).to.equal('stays')
    const open = await isOpen()
    expect(open._tag === 'Open' && open.to.name).to.equal('Valley')
    answer('keep')
    expect([await second, move.current()]).to.deep.equal(['behind', noMove])
  })

  it('CART-20 an order that arrives with lines to look at has its cart open', () => {
    expect(landingOn('/location/hill/pickup', 'behind')).to.equal('/location/hill/pickup#cart')
    expect(landingOn('/location/hill/pickup', 'whole')).to.equal('/location/hill/pickup')
  })
})
