import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { menuFormats } from '../../src/integrator/menu-import/menu-formats.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { openEdge } from '../builders/http-edge-builder.ts'
import { aBrandSeed, aNonce, openWorld, pgliteEngine, type World } from '../builders/order-server-builder.ts'
import { fixtureOf, type Vendor } from '../src/integrator/menu-import/vendor-fixture.ts'

interface Choice {
  readonly option: string
  readonly item: string
  readonly modifiers: readonly Choice[]
}

function choice(option: string, item: string, ...modifiers: readonly Choice[]): Choice {
  return { option, item, modifiers }
}

function line(group: string, item: string, ...modifiers: readonly Choice[]) {
  return { group, item, modifiers, notes: '', quantity: 1 }
}

interface Example {
  readonly items: readonly ReturnType<typeof line>[]
  /** As the vendor's file prices them. */
  readonly subtotal: number
  /** With 8 % tax. */
  readonly total: number
}

const examples: Readonly<Record<Vendor, Example>> = {
  // The large pizza 15.50, its mushrooms 2.75; the chicken 18.50, a salad 1.25 with a dressing.
  toast: {
    items: [
      line('g-pizza', 'p-margherita', choice('g-size-margherita', 's-large'), choice('g-toppings', 'o-mushrooms')),
      line('g-mains', 'i-chicken', choice('g-side', 'o-salad', choice('g-dressing', 'o-vinaigrette'))),
    ],
    subtotal: 38,
    total: 41.04,
  },
  // The large pizza 8.50 + 2.50, corn 1.20 and mozzarella 1.70 at its price, the crispy crust 0.50.
  gloriafood: {
    items: [
      line(
        '14937',
        '58424',
        choice(
          '58424-size',
          'size-37087',
          choice('group-16979', 'option-51190'),
          choice('group-16979', 'option-51191'),
        ),
        choice('group-16977', 'option-51187'),
      ),
    ],
    subtotal: 14.4,
    total: 15.55,
  },
  loyverse: {
    items: [line('Coffee', 'latte', choice('latte-size', 'latte-10002')), line('Bakery', 'croissant')],
    subtotal: 7.7,
    total: 8.32,
  },
  // The ramen in its large variation.
  square: {
    items: [line('CATHOT', 'IRAMEN', choice('IRAMEN-size', 'VRL'))],
    subtotal: 14.25,
    total: 15.39,
  },
  // Chicken in mole 18.90 with guacamole, which costs 2.25 in this group.
  uber: {
    items: [line('plates', 'mole', choice('side', 'guacamole-in-side'))],
    subtotal: 21.15,
    total: 22.84,
  },
}

function importedMenu(vendor: Vendor): Menu {
  const draft = menuFormats[vendor]?.(readFileSync(fixtureOf(vendor), 'utf8'), 'USD')
  const menu = draft === undefined || isLeft(draft) ? undefined : inCurrency(menuCodec, 'USD').decode(draft.right.json)
  if (menu === undefined || isLeft(menu)) throw new Error('unread')
  return menu.right
}

describe('menus of other systems, sold', () => {
  const engine = pgliteEngine()
  let world: World
  afterEach(() => world.close())
  after(() => engine.close())

  for (const vendor of ['toast', 'gloriafood', 'loyverse', 'square', 'uber'] as const)
    it(`charges what the file of ${vendor} says, to the cent`, async () => {
      const { items, subtotal, total } = examples[vendor]
      world = await openWorld(engine, { brands: [aBrandSeed({ menu: importedMenu(vendor) })] })
      // Saturday, six in the evening in New York.
      world.clock.at = Date.UTC(2026, 5, 13, 22)
      const { send } = await openEdge(world.server)
      const post = async (path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
        const headers = { Client: 'noodle-house', locationId: 'loc-1' }
        const answer = await send({ method: 'POST', path, headers, body })
        if (answer._tag !== 'Answered' || answer.status !== 200) throw new Error(JSON.stringify(answer))
        return Object(answer.body)
      }
      const order = { items, orderType: 'pickup' }
      const checked = await post('/order/check-price', order)
      expect(checked).to.deep.include({ isValid: true, preDiscountPrice: subtotal, totalAmount: total })
      const ticket = await post('/order', {
        ...order,
        tip: 0,
        idempotencyKey: randomUUID(),
        cardNonce: aNonce(),
        expectedTotal: total,
        guestInfo: { firstName: 'Gus', lastName: 'Guest' },
      })
      expect(ticket).to.deep.include({ subtotal, finalAmount: total })
    })
})
