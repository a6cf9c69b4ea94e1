import { expect } from 'chai'
import { shopAddress } from './browser-hands.ts'
import { type CaseCheck, openFilled, tokenOf } from './case-check.ts'
import { digitsOf } from './form-checks.ts'

export const secretChecks: readonly CaseCheck[] = [
  {
    cases: [20],
    title: 'PAY-05 keeps number and code out of the page, the console, and every request but to its vendor',
    run: async (shop) => {
      await openFilled(shop)
      const outcome = await shop.page.evaluate(() => window.kit.submit())
      tokenOf(outcome)
      const number = digitsOf(shop.hands.goodCard.number)
      const { cvc = '' } = shop.hands.goodCard
      expect(number).to.have.length.greaterThan(12)
      const traces = await shop.page.evaluate(() => [
        ...window.kit.traces(),
        window.kit.cookies(),
        window.kit.address(),
      ])
      const states = await shop.page.evaluate(() => window.kit.states())
      for (const text of [...traces, ...shop.said, JSON.stringify([outcome, states])])
        expect(text.replaceAll(/[\s-]/g, '')).to.not.include(number)
      expect(traces).to.not.include(cvc)
      for (const { url, body } of shop.sent) {
        // The vendor may receive it, but not in a URL that its logs would keep.
        expect(decodeURIComponent(url).replaceAll(/[\s+-]/g, '')).to.not.include(number)
        if (url.startsWith(shopAddress)) expect(body.replaceAll(/[\s+-]/g, '')).to.not.include(number)
      }
    },
  },
  {
    cases: [21],
    title: 'PAY-15 keeps keys, and what its server gave along, out of the page, the console and its errors',
    run: async (shop) => {
      const { hands, page, vendor } = shop
      const data = await vendor.stepData?.()
      await openFilled(shop)
      if (data !== undefined) await page.evaluate((given) => window.kit.beginStep(given), data)
      await shop.unplug()
      const outcome = await page.evaluate(() => window.kit.submit())
      const said = [...shop.said, JSON.stringify(outcome)].join('\n')
      for (const secret of [...Object.values(hands.credentials), ...(data === undefined ? [] : [data])])
        expect(said).to.not.include(secret)
      const traces = await page.evaluate(() => [...window.kit.traces(), window.kit.cookies(), window.kit.address()])
      if (data !== undefined) for (const text of traces) expect(text).to.not.include(data)
    },
  },
  {
    cases: [22],
    title: 'PAY-05 believes no message but those of its own frames',
    run: async (shop) => {
      const { page, hands } = shop
      await openFilled(shop)
      const first = tokenOf(await page.evaluate(() => window.kit.submit()))
      const forge = () =>
        page.evaluate(async () => {
          for (const message of window.kit.messages().slice())
            try {
              window.postMessage(message, '*')
            } catch {
              // The request cannot be replayed.
            }
          await new Promise((resolve) => setTimeout(resolve, 50))
        })
      await page.evaluate(() => window.kit.clear())
      await page.waitForFunction(() => window.kit.states().at(-1)?.empty === true)
      await forge()
      expect((await page.evaluate(() => window.kit.states())).at(-1)).to.include({ complete: false })
      await shop.fill()
      if (hands.sdk !== undefined) await page.evaluate(() => window.kit.sdk?.sabotage('held'))
      await page.evaluate(() => window.kit.beginSubmit())
      await forge()
      if (hands.sdk !== undefined) expect(await page.evaluate(() => window.kit.ended())).to.deep.equal([])
      await page.evaluate(() => window.kit.sdk?.release())
      const [second] = await page.evaluate(() => window.kit.whenEnded())
      expect(JSON.stringify(second)).to.include('"_tag":"Right"').and.to.not.include(first.nonce)
    },
  },
]
