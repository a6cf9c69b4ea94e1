import { expect } from 'chai'
import { isLeft, left } from 'fp-ts/lib/Either.js'
import { type CaseCheck, eventually, openFilled, openForm } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

const cancelled = left({ _tag: 'Cancelled' })

export const leavingChecks: readonly CaseCheck[] = [
  {
    cases: [14],
    title: 'PAY-05 taken away while its vendor thinks, it is cancelled, and the late answer is heard by nobody',
    unless: ({ hasSdk }) => (hasSdk ? undefined : 'no script of a vendor runs on its page: it answers at once'),
    run: async (shop) => {
      await openFilled(shop)
      await beginHeld(shop)
      await shop.page.evaluate(() => window.kit.dispose())
      expect(await shop.page.evaluate(() => window.kit.whenEnded())).to.deep.equal([cancelled])
      const before = await shop.page.evaluate(() => window.kit.states().length)
      await shop.page.evaluate(() => window.kit.sdk?.release())
      await shop.page.waitForTimeout(100)
      expect(await shop.page.evaluate(() => window.kit.ended())).to.deep.equal([cancelled])
      expect(await shop.page.evaluate(() => window.kit.states().length)).to.equal(before)
    },
  },
  {
    cases: [14, 27],
    title: 'PAY-05 taken away in the moment of its submit, it answers once',
    run: async (shop) => {
      await openFilled(shop)
      const outcome = await shop.page.evaluate(() => window.kit.submitAndLeave())
      // A processor that has its token at once may return it.
      if (isLeft(outcome)) expect(outcome).to.deep.equal(cancelled)
      else expect(shop.hands.sdk).to.equal(undefined)
    },
  },
  {
    cases: [41],
    title: 'PAY-05 taken away again and again, it leaves no frame and no listener behind',
    run: async (shop) => {
      const round = async () => {
        await openForm(shop)
        await shop.fill()
        await beginHeld(shop)
        await shop.page.evaluate(() => window.kit.dispose())
        await shop.page.evaluate(() => window.kit.sdk?.release())
        await shop.page.evaluate(() => window.kit.whenEnded())
        return shop.page.evaluate(() => ({ frames: window.kit.frames(), listeners: window.kit.listeners() }))
      }
      const first = await round()
      for (const _ of [2, 3]) await round()
      expect(await round()).to.deep.equal(first)
      expect(await shop.page.evaluate(() => window.kit.hostIsEmpty())).to.equal(true)
    },
  },
]

/** A submit held at the vendor; without a vendor script it does not wait. */
async function beginHeld({ page, hands }: KitShop): Promise<void> {
  await page.evaluate(() => window.kit.sdk?.forget())
  await page.evaluate(() => window.kit.sdk?.sabotage('held'))
  await page.evaluate(() => window.kit.beginSubmit())
  const { tokenise } = hands.sdk ?? {}
  if (tokenise === undefined) return
  await eventually(async () =>
    expect((await page.evaluate(() => window.kit.sdk?.told() ?? [])).map(({ name }) => name)).to.include(tokenise),
  )
}
