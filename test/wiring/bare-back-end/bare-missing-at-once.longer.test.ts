import { expect } from 'chai'
import type * as t from 'io-ts'
import { routes } from '../../../src-contract/routes.ts'
import { optionalFields, withoutField } from '../../builders/optional-fields.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { settled } from '../drivers/held-clock.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'
import { addLeekSoup, fromCartToPay, openBare, placeInCash } from './bare-scenes.ts'

/** Calls whose responses may lack fields. A menu without dishes allows no order. */
const calls: readonly (readonly [string, t.Mixed, readonly string[]])[] = [
  ['POST /locations', routes.locations.answers[200], []],
  ['GET /menus', routes.menu.answers[200], ['menus', 'groups', 'items', 'menus.*.groups', 'groups.*.items']],
  ['GET /upsells', routes.upsells.answers[200], []],
  ['POST /order/validate', routes.validate.answers[200], []],
  ['POST /order/check-price', routes.checkPrice.answers[200], []],
  ['POST /order/cash/', routes.placeByCash.answers[200], []],
]

let visits = 0

async function order() {
  const { backEnd } = await independentBackEnd()
  const before = backEnd.orders().length
  visits += 1
  // Expires the page server's cache of an earlier visit.
  const page = await openBare(undefined, { now: noon + visits * 60_000 })
  await addLeekSoup(page)
  const confirmation = await placeInCash(await fromCartToPay(page))
  await confirmation.see.findByText('Your order is in the kitchen')
  expect(backEnd.orders()).to.have.length(before + 1)
  confirmation.close()
}

describe('A back end that leaves out what it may', () => {
  afterEach(async () => {
    const { backEnd } = await independentBackEnd()
    backEnd.behave()
    await settled()
  })

  for (const [on, codec, needed] of calls) {
    it(`API-13, CONF-01 without every optional field of ${on} at once, an order is placed and confirmed`, async () => {
      const { backEnd } = await independentBackEnd()
      const paths = optionalFields(codec).filter((path) => !needed.includes(path.join('.')))
      const bare = (body: unknown) => paths.reduce(withoutField, body)
      backEnd.misbehave({ on, wrong: { _tag: 'Change', change: bare } })
      await order()
    })
  }
})
