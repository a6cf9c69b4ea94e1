import { expect } from 'chai'
import { type CaseCheck, openFilled, tokenOf } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

const noAmount: CaseCheck['unless'] = ({ toldAmounts }) => (toldAmounts ? undefined : 'its page is told no amount')

export const amountChecks: readonly CaseCheck[] = [
  {
    cases: [18],
    title: 'a card that is stored carries no amount',
    run: async (shop) => {
      await openFilled(shop)
      await shop.page.evaluate(() => window.kit.sdk?.forget())
      tokenOf(await shop.page.evaluate(() => window.kit.store()))
      expect(await told(shop)).to.not.match(/"amount":/)
    },
  },
  {
    cases: [19],
    title: 'PAY-11 tells its script amounts in the unit of the script',
    unless: noAmount,
    run: async (shop) => {
      await openFilled(shop)
      for (const amount of [1, 100_000, 1999]) {
        await shop.fill()
        tokenOf(await shop.page.evaluate((given) => window.kit.submit(given), amount))
        expect(await told(shop)).to.include(`"amount":${JSON.stringify(shop.hands.sdk?.amount?.(amount, 'USD'))}`)
      }
    },
  },
  {
    cases: [19],
    title: 'PAY-11 tells its script amounts of a currency without decimals',
    unless: noAmount,
    run: async (shop) => {
      expect(await shop.page.evaluate(() => window.kit.open({ currency: 'JPY' }))).to.have.property('_tag', 'Right')
      expect(await shop.page.evaluate(() => window.kit.mount())).to.have.property('_tag', 'Right')
      await shop.fill()
      tokenOf(await shop.page.evaluate(() => window.kit.submit()))
      expect(await told(shop)).to.include(`"amount":${JSON.stringify(shop.hands.sdk?.amount?.(1999, 'JPY'))}`)
      expect(await told(shop)).to.match(/"(currency|currencyCode)":"jpy"/i)
    },
  },
]

async function told({ page }: KitShop): Promise<string> {
  return JSON.stringify(await page.evaluate(() => window.kit.sdk?.told()))
}
