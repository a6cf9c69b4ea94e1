import { expect } from 'chai'
import { isRight, left } from 'fp-ts/lib/Either.js'
import { type CaseCheck, eventually, openFilled, openForm, problemOf, tokenOf } from './case-check.ts'
import type { KitShop } from './open-shop.ts'

const noSdk: CaseCheck['unless'] = ({ hasSdk }) => (hasSdk ? undefined : 'no script of a vendor runs on its page')
const fineAgain = async (shop: KitShop) => {
  await shop.page.evaluate(() => window.kit.sdk?.sabotage('none'))
  await shop.fill()
  tokenOf(await shop.page.evaluate(() => window.kit.submit()))
}

export const problemChecks: readonly CaseCheck[] = [
  {
    cases: [24],
    title: 'PAY-30 a key that the vendor does not know is a mistake of ours',
    run: async (shop) => {
      const { badCredentials: credentials = {} } = shop.hands
      const opened = await shop.page.evaluate((bad) => window.kit.open({ credentials: bad }), credentials)
      const mounted = isRight(opened) ? await shop.page.evaluate(() => window.kit.mount()) : opened
      if (isRight(mounted)) await shop.fill()
      const outcome = isRight(mounted) ? await shop.page.evaluate(() => window.kit.submit()) : mounted
      expect(problemOf(outcome)).to.have.property('_tag', 'Misconfigured')
    },
  },
  {
    cases: [25],
    title: 'offline in the middle is unavailable, and no nonce',
    run: async (shop) => {
      await openFilled(shop)
      await shop.unplug()
      const problem = problemOf(await shop.page.evaluate(() => window.kit.submit()))
      // Some scripts report a lost connection only as a failure.
      expect(problem._tag).to.be.oneOf(['Unavailable', 'ProcessingFailed'])
      if (problem._tag === 'Unavailable') expect(problem.cause).to.be.oneOf(['network', 'timeout'])
    },
  },
  {
    cases: [26],
    title: 'an answer that nobody has heard of is no success',
    run: async (shop) => {
      await openFilled(shop)
      for (const answer of [shop.hands.sdk?.unknownAnswer, undefined, null, {}, 'ok']) {
        await shop.page.evaluate((given) => window.kit.sdk?.sabotage('answers', given), answer)
        await shop.fill()
        problemOf(await shop.page.evaluate(() => window.kit.submit()))
      }
      await fineAgain(shop)
    },
  },
  {
    cases: [27],
    title: 'a script that throws, rejects, or answers twice gives one outcome',
    unless: noSdk,
    run: async (shop) => {
      await openFilled(shop)
      for (const how of ['throws', 'rejects'] as const) {
        await shop.page.evaluate((given) => window.kit.sdk?.sabotage(given), how)
        await shop.fill()
        problemOf(await shop.page.evaluate(() => window.kit.submit()))
      }
      await shop.page.evaluate(() => window.kit.sdk?.sabotage('twice'))
      await shop.fill()
      tokenOf(await shop.page.evaluate(() => window.kit.submit()))
      await fineAgain(shop)
    },
  },
  {
    cases: [27],
    title: 'a script that never answers is given up, and its form still works',
    unless: noSdk,
    run: async (shop) => {
      await openFilled(shop)
      await shop.page.clock.install()
      await shop.page.evaluate(() => window.kit.sdk?.sabotage('never'))
      await shop.page.evaluate(() => window.kit.beginSubmit())
      await eventually(async () => {
        await shop.page.clock.fastForward(4_000)
        expect(await shop.page.evaluate(() => window.kit.ended())).to.have.length(1)
      })
      expect(await shop.page.evaluate(() => window.kit.ended())).to.deep.equal([
        left({ _tag: 'Unavailable', cause: 'timeout' }),
      ])
      await fineAgain(shop)
    },
  },
  {
    cases: [27, 41],
    title: 'PAY-05 a form that is gone answers that it is',
    run: async (shop) => {
      await openForm(shop)
      const outcome = await shop.page.evaluate(() => {
        window.kit.dispose()
        window.kit.dispose()
        return window.kit.submit()
      })
      expect(problemOf(outcome)).to.deep.equal({ _tag: 'Cancelled' })
    },
  },
]
