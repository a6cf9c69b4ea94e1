import { within } from '@testing-library/dom'
import { expect } from 'chai'
import {
  beGuest,
  enterTender,
  fill,
  newName,
  openCart,
  payByCash,
  textOf,
  until,
  writeEmail,
} from '../drivers/scenes.ts'
import { changeableBrand } from '../drivers/wiring-house.ts'
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
import { isUnanswered, type Kind, kinds, noAnswer, orIts } from './wrong-kinds.ts'

/*
 * Faults of calls on the way to an order. The customer reads a sentence in place, retries there, and places one order.
 */

interface Step {
  readonly name: string
  readonly ids: string
  readonly call: string
  /** Runs up to the call. `spoil` starts the fault. */
  readonly begin: (house: TriedHouse, spoil: () => void) => Promise<TriedPage>
  readonly says: (kind: Kind) => string
  readonly goOn: (page: TriedPage, house: TriedHouse) => Promise<TriedPage>
  readonly place: (page: TriedPage) => Promise<void>
}

const cartError =
  'Unable to proceed with your order. Please contact the restaurant to place your order. We apologize for the inconvenience.'
const unknownError = 'An unknown error occurred. Please try again or contact the restaurant for help.'
const sorry = 'Sorry about this but an error occurred.'

async function openGuests(house: TriedHouse) {
  const page = await openTried(house, '/checkout/current', { device: await deviceWithDish(house) })
  await beGuest(page, newName())
  return page
}
function press(name: string | RegExp) {
  return async (page: TriedPage) => {
    await page.user.click(await page.see.findByRole('button', { name }))
    return page
  }
}
const usual = changeableBrand().brand
const withCards = { themes: { ...usual.themes, checkout: { ...usual.themes.checkout, giftCard: true } } }
async function openSchedule(house: TriedHouse, spoil: () => void) {
  const page = await openTriedCheckout(house, newName())
  spoil()
  return press('Change time')(page)
}
async function chooseLater(page: TriedPage) {
  await press('Try again')(page)
  const day = await page.see.findByRole('combobox', { name: 'Day' })
  await quiet(page)
  await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
  const hour = await page.see.findByRole('option', { name: '12:00 PM' })
  await page.user.selectOptions(page.see.getByRole('combobox', { name: 'Time' }), hour)
  await page.user.click(page.see.getByRole('button', { name: /^Confirm time/ }))
  await page.see.findByRole('button', { name: 'Change time' })
  return page
}
async function toPayDocument(page: TriedPage) {
  const pay = await page.follow()
  await beGuest(pay, newName())
  return pay
}
async function overPacking(page: TriedPage): Promise<TriedPage> {
  for (const one of page.see.queryAllByLabelText(/^(No allergies|A spoon)/)) await page.user.click(one)
  return toPayDocument(await press('Next')(page))
}
const leaveCart = press(/^(Checkout|Continue ·)/)

const steps: readonly Step[] = [
  {
    ...{ name: 'checking the order', ids: 'CHK-33, CHK-62', call: 'POST /order/validate' },
    begin: (house, spoil) => {
      spoil()
      return openGuests(house)
    },
    says: (kind) => (isUnanswered(kind) ? noAnswer : cartError),
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
      fill(await writeEmail(page, house.patron.email), house.patron.password)
      spoil()
      return press('Log in')(page)
    },
    says: (kind) => {
      if (isUnanswered(kind)) return noAnswer
      if (kind === 'says 401') return 'Incorrect email or password.'
      return orIts('We couldn’t log you in. Please try again.')(kind)
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
      await page.user.click(await sheet.findByRole('button', { name: /^Add to cart/ }))
      await untilReads(page, `1 × ${house.dish} added to your cart`)
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
    // Optional content is left out silently.
    says: () => 'Utensils & extras',
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
      await page.see.findByText('Anything else?')
      await passTime(page, 1)
      await press(/^(Continue|No thanks)$/)(page)
      // A menu may have no packing for tables.
      await until(page, () => {
        if (page.wentTo() === undefined && page.see.queryByText('Cutlery') === null) throw new Error('still there')
      })
      return page.wentTo() === undefined ? overPacking(page) : toPayDocument(page)
    },
    place: payByCash,
  },
]

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
  // SHELL-34 shows a 503's message before the screen reacts.
  await passTime(page, 1)
  expect(textOf(page)).to.include(step.says(kind))
  expect(await house.orders()).to.equal(ordersBefore)
  house.behave()
  page.faults.splice(0)
  const pay = await step.goOn(page, house)
  await step.place(pay)
  expect(await pay.leaving()).to.match(/^\/order\/\S+$/)
}
