import { expect } from 'chai'
import type { AllergenFacts } from '../../../src-domain/menu/allergens.ts'
import { slipOf } from '../../../src-domain/printing/slip.ts'
import type { KitchenHook } from '../../../src-server/kitchen/kitchen-hook.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { slipRows } from '../../../src-server/printing/slip-rows.ts'
import { aBoardOrder } from '../../builders/board-order-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  ramen,
  tea,
} from '../../builders/order-server-builder.ts'
import { aMailHouse } from '../../builders/told-order-builder.ts'

const none: AllergenFacts = { contains: [], mayContain: [], others: [] }
const declared: AllergenFacts = {
  ...{ contains: ['gluten', 'eggs'], mayContain: ['sesame'], others: ['kiwi'], text: 'Boiled beside the eggs.' },
}
const menu = aMenu()
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1250)
        .with({ allergens: { ...none, mayContain: ['sesame'], others: ['kiwi'], text: 'Boiled beside the eggs.' } })
        .asking(
          anOption('Noodles')
            .between(1, 1)
            .offering(anItem('Thin').with({ allergens: { ...none, contains: ['gluten', 'eggs'] } })),
        ),
    ),
    aGroup('Drinks').of(anItem('Tea').costing(300)),
  )
  .build()
const kitchen = { email: 'kitchen@noodles.example', webhook: 'https://pos.example/orders' }

for (const engine of engines()) {
  describe(`allergens of an order on ${engine.name}`, () => {
    after(() => engine.close())

    it('are on the ticket, the receipt, the kitchen’s slip and its webhook, as the menu declared them, and nowhere for a dish without them', async () => {
      const [mails, bodies]: [Mail[], string[]] = [[], []]
      const kitchenHook: KitchenHook = {
        post: async ({ body }) => {
          bodies.push(body)
          return { _tag: 'Taken' }
        },
      }
      const world = await openWorld(engine, {
        kitchenHook,
        mail: {
          send: async (mail) => {
            mails.push(mail)
            return 'sent'
          },
        },
        brands: [aBrandSeed({ menu, locations: [{ ...aLocationSetting(), kitchen }] }, { locales: ['en', 'es'] })],
      })
      const order = aSubmittedOrder({ items: [ramen(), tea()] })
      const ticket = placed(await world.server.ordering.place(aPlacement({ order, language: 'es' })))
      expect(ticket.items.map(({ allergens }) => allergens)).to.deep.equal([declared, undefined])
      await eventually(
        () => engine.rows('select kind from jobs'),
        (rows) => rows.length === 0,
      )
      await world.close()
      const textTo = (address: string) => mails.find(({ to }) => to === address)?.text
      expect(textTo(kitchen.email)).to.include(
        [
          '1 x Ramen\n  Noodles: Thin\n  Contains gluten, egg, kiwi.\n  May contain sesame.',
          '  Boiled beside the eggs.\n1 x Tea\n',
        ].join('\n'),
      )
      const receipt = mails.find(({ to }) => to === 'gus@example.com')
      for (const said of ['Contiene gluten, huevo, kiwi.', 'Puede contener ajonjolí.', 'Boiled beside the eggs.']) {
        expect(receipt?.text).to.include(`  ${said}\n`)
        expect(receipt?.html).to.include(said)
      }
      const { lines }: { lines: readonly object[] } = JSON.parse(bodies[0] ?? '')
      expect(lines[0]).to.deep.include({
        allergens: {
          ...{ contains: ['gluten', 'eggs', 'kiwi'], mayContain: ['sesame'], text: 'Boiled beside the eggs.' },
        },
      })
      expect(lines[1]).not.to.have.property('allergens')
    })
  })
}

describe('allergens on a printed slip', () => {
  it('are below the choices of their line', () => {
    const lines = [{ name: 'Ramen', quantity: 1, notes: 'No egg', modifiers: [], allergens: declared }]
    const slip = { ...{ house: aMailHouse(), timeZone: 'America/New_York' }, isRepeat: false }
    const texts = slipRows(slipOf(aBoardOrder({ lines })), slip).map(({ text, indent }) => `${indent} ${text}`)
    expect(texts.join('\n')).to.include(
      '0 1 x Ramen\n2 Contains gluten, egg, kiwi.\n2 May contain sesame.\n2 Boiled beside the eggs.\n2 "No egg"',
    )
  })
})
