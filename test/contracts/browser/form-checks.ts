import AxeBuilder from '@axe-core/playwright'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import { shopAddress } from './browser-hands.ts'
import { type CaseCheck, eventually, openFilled, openForm, problemOf, tokenOf } from './case-check.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const formChecks: readonly CaseCheck[] = [
  {
    cases: [9],
    title: 'PAY-05 draws fields that can be focused and have labels, and takes them away again',
    run: async (shop) => {
      await openForm(shop)
      await shop.fill()
      const { supports } = await shop.page.evaluate(() => window.kit.facts())
      const ours = shop.hands.besideFrame ?? []
      for (const field of ['number', 'cvc'] as const) expect(ours, 'beside a frame').to.not.include(field)
      if (supports.fieldsHosted)
        expect(await shop.page.locator('#host input').count(), 'fields of ours').to.equal(ours.length)
      const { violations } = await new AxeBuilder({ page: shop.page }).withTags(rules).setLegacyMode(true).analyze()
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).to.deep.equal([])
      await shop.page.evaluate(() => window.kit.focus())
      await eventually(async () =>
        expect(await shop.page.evaluate(() => window.kit.hasFocusInHost()), 'focus').to.equal(true),
      )
      await shop.page.evaluate(() => window.kit.dispose())
      expect(await shop.page.evaluate(() => window.kit.hostIsEmpty()), 'empty').to.equal(true)
    },
  },
  {
    cases: [9],
    title: 'PAY-05 can be mounted, taken away and mounted anew, as React does in development',
    run: async (shop) => {
      await openForm(shop)
      await shop.page.evaluate(() => window.kit.dispose())
      await openFilled(shop)
      tokenOf(await shop.page.evaluate(() => window.kit.submit()))
    },
  },
  {
    cases: [10],
    title: 'PAY-19 names what is missing when it is submitted empty, and sends nothing',
    run: async (shop) => {
      await openForm(shop)
      const before = writesOf(shop.sent)
      const problem = problemOf(await shop.page.evaluate(() => window.kit.submit()))
      if (problem._tag !== 'InvalidFields') throw new Error(JSON.stringify(problem))
      const [named, fields] = [Object.keys(problem.fields), Object.keys(shop.hands.goodCard)]
      expect(fields).to.include.members(named)
      expect(named).to.not.deep.equal([])
      // A form with our own fields knows all of them.
      const { supports } = await shop.page.evaluate(() => window.kit.facts())
      if (!supports.fieldsHosted) expect(named).to.have.members(fields)
      expect(writesOf(shop.sent)).to.equal(before)
    },
  },
  {
    cases: [11],
    title: 'PAY-19 tells each bad value at its own field, and takes it back when it is right',
    run: async (shop) => {
      await openFilled(shop)
      for (const [field, bad] of Object.entries(shop.hands.badValues)) {
        if (!isField(field)) continue
        await shop.fill({ [field]: bad[0] })
        const problem = problemOf(await shop.page.evaluate(() => window.kit.submit()))
        if (problem._tag !== 'InvalidFields') throw new Error(`${field}: ${JSON.stringify(problem)}`)
        expect(problem.fields, field).to.deep.equal({ [field]: bad[1] })
        await shop.fill()
        await eventually(async () =>
          expect((await shop.page.evaluate(() => window.kit.states())).at(-1), field).to.deep.include({
            complete: true,
            problems: {},
          }),
        )
      }
      tokenOf(await shop.page.evaluate(() => window.kit.submit()))
    },
  },
  {
    cases: [12, 15],
    title: 'PAY-52 makes a nonce and a summary of a good card, a fresh one each time',
    run: async (shop) => {
      await openFilled(shop)
      const first = tokenOf(await shop.page.evaluate(() => window.kit.submit()))
      await shop.fill()
      const second = tokenOf(await shop.page.evaluate(() => window.kit.submit(2500)))
      await shop.fill()
      const third = tokenOf(await shop.page.evaluate(() => window.kit.store()))
      expect(new Set([first.nonce, second.nonce, third.nonce]).size).to.equal(3)
      if (first.card === undefined) return
      expect(first.card.last4).to.equal(digitsOf(shop.hands.goodCard.number).slice(-4))
      expect(first.card.expMonth).to.be.within(1, 12)
      expect(first.card.expYear).to.be.within(2000, 2100)
    },
  },
  {
    cases: [13],
    title: 'PAY-48 makes one nonce of two submits in flight',
    run: async (shop) => {
      await openFilled(shop)
      const outcomes = await shop.page.evaluate(() => window.kit.submitTwice())
      const nonces = outcomes.flatMap((outcome) => (isRight(outcome) ? [outcome.right.nonce] : []))
      expect(new Set(nonces).size).to.equal(1)
    },
  },
  {
    cases: [16],
    title: 'PAY-05 is empty after clear, and says so',
    run: async (shop) => {
      await openFilled(shop)
      await shop.page.evaluate(() => window.kit.clear())
      await eventually(async () =>
        expect((await shop.page.evaluate(() => window.kit.states())).at(-1)).to.include({
          empty: true,
          complete: false,
        }),
      )
      expect(problemOf(await shop.page.evaluate(() => window.kit.submit()))).to.have.property('_tag', 'InvalidFields')
    },
  },
  {
    cases: [17],
    title: 'PAY-19 tells nobody who has stopped listening, and nobody after it is gone',
    run: async (shop) => {
      await openFilled(shop)
      await eventually(async () =>
        expect((await shop.page.evaluate(() => window.kit.states())).at(-1)).to.include({ complete: true }),
      )
      const before = await shop.page.evaluate(() => {
        window.kit.mute()
        return window.kit.states().length
      })
      await shop.fill()
      expect(await shop.page.evaluate(() => window.kit.states().length)).to.equal(before)
      await shop.page.evaluate(() => window.kit.dispose())
      await openFilled(shop)
      const told = await shop.page.evaluate(() => {
        window.kit.dispose()
        const count = window.kit.states().length
        window.kit.clear()
        return { count, later: window.kit.states().length }
      })
      expect(told.later).to.equal(told.count)
    },
  },
]

function writesOf(sent: readonly { readonly method: string; readonly url: string }[]): number {
  return sent.filter(({ method, url }) => method !== 'GET' && !url.startsWith(shopAddress)).length
}

function isField(name: string): name is CardField {
  return name !== ''
}

export function digitsOf(text = ''): string {
  return text.replace(/\D/g, '')
}
