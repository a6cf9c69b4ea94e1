import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Wrong } from '../bare-back-end/misbehaviour.ts'
import { beGuest, enterTender, fill, newName, openCart, payByCash, textOf, until } from './scenes.ts'
import {
  deviceWithDish,
  onTrial,
  openTried,
  openTriedCheckout,
  passTime,
  quiet,
  type TriedPage,
  takeDish,
  untilReads,
} from './trials.ts'
import type { TriedHouse } from './tried-houses.ts'
import { changeableBrand } from './wiring-house.ts'

/*
 * What a back end may do to the calls on the way to an order. The customer reads a sentence where they wait for the
 * answer, tries again there, and places one order.
 */

interface Step {
  readonly name: string
  readonly ids: string
  readonly call: string
  /** Up to the call. `spoil`: from here on it goes wrong. */
  readonly begin: (house: TriedHouse, spoil: () => void) => Promise<TriedPage>
  /** What is read then, by what went wrong. */
  readonly says: (kind: Kind) => string
  /** Again, when the back end is well. */
  readonly goOn: (page: TriedPage, house: TriedHouse) => Promise<TriedPage>
  readonly place: (page: TriedPage) => Promise<void>
}

type Kind = keyof typeof kinds

const refuse = (status: number, message?: string): Wrong => ({
  ...{ _tag: 'Refuse', at: 'before', status },
  ...(message === undefined ? {} : { message }),
})

const text = 'The soup is out.'
const kinds = {
  'never answers': { _tag: 'Hang', at: 'before' },
  'is cut off': { _tag: 'Drop', at: 'before' },
  'answers no JSON': { _tag: 'Garble' },
  'answers a number': { _tag: 'Change', change: () => 7 },
  'says 400': refuse(400),
  'says 400 with a text': refuse(400, text),
  'says 401': refuse(401),
  'says 403': refuse(403),
  'says 404': refuse(404),
  'says 409': refuse(409),
  'says 422 with a text': refuse(422, text),
  'says 429': refuse(429),
  'says 429 with a text': refuse(429, text),
  'says 500': refuse(500),
  'says 502': refuse(502),
  'says 503 with a text': refuse(503, text),
} as const satisfies Readonly<Record<string, Wrong>>

const cartError =
  'Unable to proceed with your order. Please contact the restaurant to place your order. We apologize for the inconvenience.'
const noAnswer = 'No answer came. Please check your connection and try again.'
const unavailable = 'System is temporarily unavailable, please try later'
const unknownError = 'An unknown error occurred. Please try again or contact the restaurant for help.'
const sorry = 'Sorry about this but an error occurred.'

/** The words of the answer where it has some; those of the forwarder are ours. */
const orIts = (usually: string) => (kind: Kind) => {
  if (kind.endsWith('with a text')) return text
  return kind === 'is cut off' ? unavailable : usually
}

const openGuests = async (house: TriedHouse) => {
  const page = await openTried(house, '/checkout/current', { device: await deviceWithDish(house) })
  await beGuest(page, newName())
  return page
}
const press = (name: string | RegExp) => async (page: TriedPage) => {
  await page.user.click(await page.see.findByRole('button', { name }))
  return page
}
const usual = changeableBrand().brand
const withCards = { themes: { ...usual.themes, checkout: { ...usual.themes.checkout, giftCard: true } } }
const openSchedule = async (house: TriedHouse, spoil: () => void) => {
  const page = await openTriedCheckout(house, newName())
  spoil()
  return press('Edit the time')(page)
}
const chooseLater = async (page: TriedPage) => {
  await press('Try again')(page)
  const day = await page.see.findByRole('combobox', { name: 'Day' })
  await quiet(page)
  await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
  const hour = await page.see.findByRole('option', { name: '12:00 PM' })
  await page.user.selectOptions(page.see.getByRole('combobox', { name: 'Time' }), hour)
  await page.user.click(page.see.getByRole('button', { name: 'Confirm time' }))
  await page.see.findByRole('button', { name: 'Edit the time' })
  return page
}
const toPayDocument = async (page: TriedPage) => {
  const pay = await page.follow()
  await beGuest(pay, newName())
  return pay
}
async function overPacking(page: TriedPage): Promise<TriedPage> {
  for (const one of page.see.queryAllByLabelText(/^(No allergies|A spoon)/)) await page.user.click(one)
  return toPayDocument(await press('Next')(page))
}
const leaveCart = press(/^(Checkout|Continue to extras)/)

const steps: readonly Step[] = [
  {
    ...{ name: 'checking the order', ids: 'CHK-33, CHK-62', call: 'POST /order/validate' },
    begin: (house, spoil) => {
      spoil()
      return openGuests(house)
    },
    says: (kind) => (kind === 'never answers' ? noAnswer : cartError),
    goOn: press('Try again'),
    place: payByCash,
  },
  {
    ...{ name: 'checking the price', ids: 'PRICE-03, CHK-33', call: 'POST /order/check-price' },
    begin: (house, spoil) => {
      spoil()
      return openGuests(house)
    },
    says: () => cartError,
    goOn: press('Try again'),
    place: payByCash,
  },
  {
    ...{ name: 'a promo code', ids: 'PROMO-06, PROMO-09', call: 'POST /discount/validate' },
    begin: async (house, spoil) => {
      const page = await openTriedCheckout(house, newName())
      spoil()
      await enterTender(page, 'promo code', house.code)
      return page
    },
    says: (kind) => {
      const isOfTheCode = kind === 'says 400' || kind === 'says 404' || kind === 'says 409'
      return isOfTheCode ? 'Invalid promo code' : orIts(unknownError)(kind)
    },
    goOn: press('Apply code'),
    place: async (page) => {
      await page.see.findByRole('button', { name: /^Remove promo code/ })
      await payByCash(page)
    },
  },
  {
    ...{ name: 'a gift card', ids: 'GIFT-07, GIFT-08, GIFT-09', call: 'POST /stored-value-cards/validate' },
    begin: async (house, spoil) => {
      const page = await openTriedCheckout(house, newName(), { brand: withCards })
      spoil()
      await enterTender(page, 'gift card', house.giftCard)
      return page
    },
    says: (kind) => (kind === 'says 404' ? 'Gift card could not be found. (404)' : orIts(unknownError)(kind)),
    goOn: press('Use this gift card'),
    place: async (page) => {
      await page.see.findByRole('button', { name: /^Remove gift card/ })
      await press(/^Place Order · /)(page)
    },
  },
  {
    ...{ name: 'the days to order for', ids: 'SCHED-08, SCHED-25', call: 'GET /locations/schedule' },
    begin: openSchedule,
    says: () => sorry,
    goOn: chooseLater,
    place: payByCash,
  },
  {
    ...{ name: 'the times of a day', ids: 'SCHED-08, SCHED-25', call: 'GET /locations/schedule-dates/{date}' },
    begin: openSchedule,
    says: () => sorry,
    goOn: chooseLater,
    place: payByCash,
  },
  {
    ...{ name: 'signing in', ids: 'ACCT-01, ACCT-50', call: 'POST /patron/sign-in' },
    begin: async (house, spoil) => {
      const page = await openTriedCheckout(house, newName())
      await press('Log in instead')(page)
      fill(await page.see.findByLabelText(/^Password/), house.patron.password)
      fill(page.see.getByLabelText(/^E-mail/), house.patron.email)
      spoil()
      return press('Log in')(page)
    },
    says: (kind) => {
      if (kind === 'never answers') return noAnswer
      if (kind === 'says 401') return 'E-mail or password is not right.'
      return orIts('We could not log you in. Please try again.')(kind)
    },
    goOn: async (page, house) => {
      fill(page.see.getByLabelText(/^Password/), house.patron.password)
      await press('Log in')(page)
      await page.see.findByText('4242', { exact: false })
      await quiet(page)
      return page
    },
    place: async (page) => {
      await press(/^Pay \$/)(page)
    },
  },
  {
    ...{ name: 'the options of a dish', ids: 'MENU-17, MENU-18', call: 'GET /menus' },
    begin: async (house, spoil) => {
      const page = await openTried(house, house.menu, { before: spoil })
      await page.user.click(page.see.getByRole('link', { name: house.dish }))
      return page
    },
    says: () => 'The menu is currently unavailable',
    goOn: async (page, house) => {
      const sorryThere = within(page.see.getByRole('dialog', { name: 'Sorry' }))
      await page.user.click(sorryThere.getByRole('button', { name: 'Try again' }))
      const sheet = within(await page.see.findByRole('dialog', { name: house.dish }))
      await page.user.click(await sheet.findByRole('button', { name: /^Add to order/ }))
      await untilReads(page, `1 × ${house.dish} added to your order`)
      return openGuests(house)
    },
    place: payByCash,
  },
  {
    ...{ name: 'what is offered beside', ids: 'UPS-03', call: 'GET /upsells' },
    begin: async (house, spoil) => {
      const page = await openTried(house, house.menu, { device: await deviceWithDish(house) })
      await quiet(page)
      spoil()
      await openCart(page)
      return leaveCart(page)
    },
    // Nothing of it is told: who did not know of it misses nothing.
    says: () => 'Packing',
    goOn: overPacking,
    place: payByCash,
  },
  {
    ...{ name: 'a table', ids: 'TABLE-08', call: 'POST /tables/validate' },
    begin: async (house, spoil) => {
      const page = await takeDish(house, house.table.menu)
      await openCart(page)
      await leaveCart(page)
      spoil()
      fill(await page.see.findByLabelText(/^Table number/), house.table.number)
      return press('Confirm table')(page)
    },
    says: orIts(unknownError),
    goOn: async (page) => {
      await press('Confirm table')(page)
      await page.see.findByText('Something else?')
      await passTime(page, 1)
      await press(/^Continue( without)?$/)(page)
      // A menu may have no packing for tables.
      await until(page, () => {
        if (page.wentTo() === undefined && page.see.queryByText('Cutlery') === null) throw new Error('still there')
      })
      return page.wentTo() === undefined ? overPacking(page) : toPayDocument(page)
    },
    place: payByCash,
  },
]

export const allKinds: readonly Kind[] = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds)

/** One of each manner. */
export const someKinds: readonly Kind[] = [
  ...(['never answers', 'is cut off', 'answers no JSON', 'says 400', 'says 429 with a text', 'says 500'] as const),
]

/** A test for each step and each thing that goes wrong with it. */
export function tryWay(what: string, open: () => Promise<TriedHouse>, wanted: readonly Kind[]): void {
  onTrial(what, open, (endsInOneOrder) => {
    for (const step of steps) {
      for (const kind of wanted) {
        const title = `${step.ids} ${step.name}, when it ${kind}: «${step.says(kind)}», another try, and one order`
        endsInOneOrder(title, (house) => tried(house, step, kind))
      }
    }
  })
}

async function tried(house: TriedHouse, step: Step, kind: Kind): Promise<void> {
  const ordersBefore = await house.orders()
  const page = await step.begin(house, () => house.misbehave({ on: step.call, wrong: kinds[kind] }))
  await passTime(page, 40, () => textOf(page).includes(step.says(kind)))
  // SHELL-34 tells the words of a 503 before the screen has heard of it.
  await passTime(page, 1)
  expect(textOf(page)).to.include(step.says(kind))
  expect(await house.orders()).to.equal(ordersBefore)
  house.behave()
  // What stands there of the bad day is for whoever runs the shop.
  page.faults.splice(0)
  const pay = await step.goOn(page, house)
  await step.place(pay)
  expect(await pay.leaving()).to.match(/^\/order\/\S+$/)
}
