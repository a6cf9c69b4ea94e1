import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type Wrong, withFields, without } from '../../bare-back-end/misbehaviour.ts'
import { newName, payByCash, textOf } from '../drivers/scenes.ts'
import { changeableBrand } from '../drivers/wiring-house.ts'
import { anyButton, onTrial, openTriedCheckout, passTime, type TriedPage } from './trials.ts'
import type { TriedHouse } from './tried-houses.ts'

/*
 * Faults of the placing call, with two back ends behind API_URL. In each case the customer reads one sentence, has one
 * way to continue, and ends with one order.
 */

/** Outcome, and how the customer continues. */
type Ending =
  /** No action needed. `meanwhile`: text during a longer wait. */
  { readonly _tag: 'Placed'; readonly meanwhile?: string } | Asking

type Asking =
  /** Refused: the button is back. */
  | { readonly _tag: 'Refused'; readonly says: string }
  /** Unknown: the page tells the customer to call, and allows a new order. */
  | { readonly _tag: 'Unclear'; readonly says: string }
  /** Accepted; polling resumes. */
  | { readonly _tag: 'AskedAgain'; readonly says: string }

export interface Trial {
  readonly what: string
  readonly ids?: string
  /** Another call than the placing one; the order is then polled. */
  readonly on?: string
  /** Number of affected calls; default: one. */
  readonly times?: number
  readonly wrong: Wrong
  readonly ending: Ending
}

const unable =
  'Unable to process your order. Please contact the restaurant to confirm your order. We apologize for the inconvenience.'
const notFound = 'The restaurant’s system couldn’t find your order. Please call the restaurant before you order again.'
const unavailable = 'System is temporarily unavailable, please try later'
const mustLogIn = 'You must be logged in to place an order.'
const text = 'The soup is out.'

const placed: Ending = { _tag: 'Placed' }
const lookedUp: Ending = { _tag: 'Placed', meanwhile: unable }
const unclear: Ending = { _tag: 'Unclear', says: notFound }
function refused(says: string): Ending {
  return { _tag: 'Refused', says }
}

export const silences: readonly Trial[] = [
  { what: 'is slow', wrong: { _tag: 'Slow', milliseconds: 20_000 }, ending: placed },
  { what: 'is slower than anybody waits', wrong: { _tag: 'Slow', milliseconds: 40_000 }, ending: lookedUp },
  { what: 'hangs before accepting', wrong: { _tag: 'Hang', at: 'before' }, ending: unclear },
  { what: 'hangs after accepting', wrong: { _tag: 'Hang', at: 'after' }, ending: lookedUp },
  { what: 'drops before accepting', wrong: { _tag: 'Drop', at: 'before' }, ending: unclear },
  { what: 'drops after accepting', wrong: { _tag: 'Drop', at: 'after' }, ending: placed },
]

export const shapes: readonly Trial[] = [
  { what: 'answers no JSON', wrong: { _tag: 'Garble' }, ending: placed },
  { what: 'answers a list', wrong: { _tag: 'Change', change: () => [] }, ending: placed },
  { what: 'answers without an id', wrong: { _tag: 'Change', change: without('id') }, ending: placed },
  {
    what: 'answers numbers for texts and texts for numbers',
    wrong: { _tag: 'Change', change: withFields({ id: 7, finalAmount: 'much', items: 'soup' }) },
    ending: placed,
  },
  {
    what: 'leaves out whatever a ticket can do without',
    wrong: {
      _tag: 'Change',
      change: without(
        ...['code', 'displayNumber', 'items', 'appliedCredit', 'patron', 'deliveryInfo', 'tableNumber', 'orderDate'],
        ...['scheduledAt', 'serviceEstimate', 'prepEstimate', 'taxAmount', 'slug'],
      ),
    },
    ending: placed,
  },
]

const said: readonly (readonly [number, (says: string | undefined) => Ending, Ending | 'as before'])[] = [
  ...[400, 403, 404, 422, 429].map(
    (status) => [status, (says: string | undefined) => refused(says ?? unavailable), 'as before'] as const,
  ),
  [401, () => refused(mustLogIn), 'as before'],
  // A conflict may be this very order, so the page looks it up.
  [409, (says) => refused(says ?? unavailable), placed],
  ...[500, 502, 503].map((status) => [status, () => unclear, placed] as const),
]

function refusalsOf(statuses: typeof said, messages: readonly (string | undefined)[]): readonly Trial[] {
  return statuses.flatMap(([status, before, after]) =>
    messages.flatMap((message) =>
      (['before', 'after'] as const).map((at) => ({
        what: `says ${status} ${message === undefined ? 'without a text' : 'with a text'} ${at} accepting`,
        wrong: { _tag: 'Refuse' as const, at, status, ...(message === undefined ? {} : { message }) },
        ending: at === 'before' || after === 'as before' ? before(message) : after,
      })),
    ),
  )
}

export const refusals = refusalsOf(said, [undefined, text])

export const someRefusals = refusalsOf(
  said.filter(([status]) => [401, 409, 422, 503].includes(status)),
  [undefined],
)

export function tryAll(what: string, open: () => Promise<TriedHouse>, trials: readonly Trial[]): void {
  onTrial(what, open, (endsInOneOrder) => {
    for (const trial of trials) {
      const { ids = 'CHK-54, CART-17, API-10', ending } = trial
      endsInOneOrder(`${ids} one that ${trial.what}: ${wordsOf(ending)}, and there is one order`, async (house) => {
        const page = await tried(house, trial)
        expect(page.wentTo()).to.match(/^\/order\/\S+$/)
        // Unreadable responses are reported to the operator only.
        expect(page.faults.splice(0).map(String).join()).to.match(/^(Error: not understood: .*|)$/)
      })
    }
  })
}

async function tried(house: TriedHouse, { wrong, ending, on, times = 1 }: Trial): Promise<TriedPage> {
  const polling = on !== undefined
  const page = await openTriedCheckout(house, newName(), {
    brand: { ordering: { ...changeableBrand().brand.ordering, polling } },
  })
  house.misbehave({ on: on ?? 'POST /order/cash/', wrong, times })
  await payByCash(page)
  const met = await ride(page)
  if (ending._tag === 'Placed') expect(met).to.include(ending.meanwhile ?? '')
  else {
    expect(met).to.include(ending.says)
    expect(page.wentTo()).to.equal(undefined)
    await goOn(page, ending)
    await ride(page)
  }
  return page
}

async function goOn(page: TriedPage, ending: Asking): Promise<void> {
  switch (ending._tag) {
    case 'Refused':
      return payByCash(page)
    case 'Unclear':
      return beginAnew(page)
    case 'AskedAgain':
      return page.user.click(page.see.getByRole('button', { name: 'Check again' }))
  }
}

function wordsOf(ending: Ending): string {
  switch (ending._tag) {
    case 'Placed':
      return ending.meanwhile === undefined ? 'the order is placed' : 'it is looked up and found'
    case 'Refused':
      return `«${ending.says}» and another press`
    case 'Unclear':
      return `it is looked up, «${ending.says}», and begun anew`
    case 'AskedAgain':
      return `«${ending.says}» and another look`
  }
}

function statusOf(what: string, wrong: Wrong, times: number, ending: Ending): Trial {
  return {
    ...{ what, wrong, times, ending },
    ...{ ids: 'CHK-50, CHK-52, API-51', on: 'GET /order/{id}/status' },
  }
}
function again(says: string): Ending {
  return { _tag: 'AskedAgain', says }
}
const stillConfirming = 'Your order is still being confirmed. Please don’t pay again.'
/** The forwarder retries a read that lost its connection. */
const lost: Wrong = { _tag: 'Drop', at: 'before' }
const words: Wrong = { _tag: 'Change', change: () => ({ status: 'Wok is hot', statusCode: 102 }) }

export const refusedLooks: readonly Trial[] = [400, 401, 403, 404, 409, 422, 429, 500, 503].flatMap((status) =>
  [undefined, text].map((message) =>
    statusOf(
      `says ${status} ${message === undefined ? 'without a text' : 'with a text'} to a look`,
      { _tag: 'Refuse', at: 'after', status, ...(message === undefined ? {} : { message }) },
      1,
      again(status === 401 ? mustLogIn : status === 404 ? notFound : (message ?? unavailable)),
    ),
  ),
)

/** Status calls of an accepted order. */
export const looks: readonly Trial[] = [
  statusOf('loses three looks at the status', lost, 2 * 3, placed),
  statusOf('loses four looks at the status', lost, 2 * 4, again(unable)),
  statusOf('hangs when asked for the status', { _tag: 'Hang', at: 'after' }, 1, placed),
  statusOf('is slow about the status', { _tag: 'Slow', milliseconds: 9_000 }, 3, placed),
  statusOf('has odd words for the status', words, 5, placed),
  statusOf('has odd words for the status for minutes', words, 70, { _tag: 'Placed', meanwhile: stillConfirming }),
  statusOf('says a status without a code', { _tag: 'Change', change: without('statusCode') }, 1, again(unable)),
  statusOf(
    'says a code that is a text',
    { _tag: 'Change', change: withFields({ statusCode: 'ok' }) },
    1,
    again(unable),
  ),
  statusOf('says a status without the order', { _tag: 'Change', change: without('order') }, 9, placed),
  statusOf('says a status that is no JSON', { _tag: 'Garble' }, 1, again(unable)),
  ...[502, 504].map((status) =>
    statusOf(`says ${status} to three looks`, { _tag: 'Refuse', at: 'after', status }, 3, placed),
  ),
]

function isOver(page: TriedPage): boolean {
  return (
    page.wentTo() !== undefined ||
    page.see.queryByRole('button', { name: 'Check again' }) !== null ||
    (page.see.queryByRole('alert') !== null && anyButton(page) !== undefined)
  )
}

/** Seconds until the customer gives up. */
const longest = 400

async function ride(page: TriedPage): Promise<string> {
  const met = new Set<string>()
  await passTime(page, longest, () => {
    if (page.wentTo() === undefined) met.add(textOf(page))
    return isOver(page)
  })
  return [...met].join('\n')
}

async function beginAnew(page: TriedPage): Promise<void> {
  // SHELL-34: a 503's message covers the page until closed.
  for (const close of page.see.queryAllByRole('button', { name: 'Close' })) await page.user.click(close)
  expect(page.see.queryByRole('link', { name: /^Call/ })?.getAttribute('href')).to.equal(page.behind.call)
  await page.user.click(page.see.getByRole('button', { name: 'Start over' }))
  const question = within(page.see.getByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: 'Start over' }))
  await payByCash(page)
}
