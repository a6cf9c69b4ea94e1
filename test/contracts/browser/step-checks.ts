import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { type CaseCheck, eventually } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

export const stepChecks: readonly CaseCheck[] = [
  {
    cases: [35],
    title: 'PAY-15 draws a further step, and says that it is over when the customer has agreed, once',
    run: async (shop) => {
      const hands = await begun(shop)
      await hands.confirm(shop.page)
      expect(await endOf(shop)).to.deep.equal([right(undefined)])
    },
  },
  {
    cases: [35],
    title: 'PAY-15 says that a further step is over when the customer has refused',
    run: async (shop) => {
      const hands = await begun(shop)
      await hands.refuse(shop.page)
      const [outcome, ...others] = await endOf(shop)
      expect(others).to.deep.equal([])
      // The server learns the bank's decision.
      expect(JSON.stringify(outcome)).to.match(/"_tag":"Right"|AuthenticationFailed|Cancelled/)
    },
  },
  {
    cases: [35, 41],
    title: 'PAY-15 a further step that is taken away is cancelled, and can be drawn again',
    unless: ({ asksForSteps }) => (asksForSteps ? undefined : 'it never asks for a further step'),
    run: async (shop) => {
      const hands = await begun(shop)
      await hands.arrived?.(shop.page, 0)
      await shop.page.evaluate(() => window.kit.disposeStep())
      expect(await endOf(shop)).to.deep.equal([left({ _tag: 'Cancelled' })])
      expect(await shop.page.evaluate(() => window.kit.hostIsEmpty())).to.equal(true)
      await begun(shop)
      await hands.arrived?.(shop.page, 1)
      await hands.confirm(shop.page)
      expect(await endOf(shop)).to.deep.equal([right(undefined)])
    },
  },
]

async function begun({ page, hands, vendor }: KitShop) {
  const data = await vendor.stepData?.()
  if (hands.step === undefined || data === undefined) throw new Error('the hands know no further step')
  expect(await page.evaluate(() => window.kit.open())).to.have.property('_tag', 'Right')
  await page.evaluate((given) => window.kit.beginStep(given), data)
  return hands.step
}

async function endOf({ page }: KitShop): Promise<readonly unknown[]> {
  await eventually(async () => expect(await page.evaluate(() => window.kit.ended())).to.have.length(1))
  return page.evaluate(() => window.kit.ended())
}
