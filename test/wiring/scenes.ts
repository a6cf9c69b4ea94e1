import { randomUUID } from 'node:crypto'
import { type BoundFunctions, fireEvent, type queries, waitFor, within } from '@testing-library/dom'
import { aDevice, type Device } from './device.ts'
import { type OpenPage, openPage, type PageOptions, read } from './open-page.ts'

/** What customers do again and again. */
export const menuOf = (type: 'pickup' | 'delivery' | 'dine-in' = 'pickup', slug = 'main-street') =>
  `/location/${slug}/${type}`

type Seen = BoundFunctions<typeof queries>

/** Everything that a person may read on the page. */
export const textOf = (page: OpenPage): string => read(page.window.document.body)

/** Writes into a field at once what a person types letter by letter. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
}

/** Waits until the page is such that `check` does not throw. */
export const until = (page: OpenPage, check: () => void): Promise<void> =>
  waitFor(check, { container: page.window.document.body })

export async function openDish(name: string, options: PageOptions = {}, path = menuOf()) {
  const page = await openPage(path, options)
  return { page, sheet: await tapDish(page, name) }
}

export async function tapDish(page: OpenPage, name: string): Promise<Seen> {
  await page.user.click(page.see.getByRole('link', { name: new RegExp(name) }))
  const sheet = within(await page.see.findByRole('dialog'))
  await sheet.findByRole('button', { name: /^Add to order/ })
  return sheet
}

export const submit = (page: OpenPage, sheet: Seen) =>
  page.user.click(sheet.getByRole('button', { name: /^(Add to order|Save changes|Oops)/ }))

/** A bowl of ramen with thick noodles: $13.00, and $1.04 tax. */
export async function addRamen(page: OpenPage): Promise<void> {
  const sheet = await tapDish(page, 'Ramen')
  await page.user.click(sheet.getByLabelText(/Thick/))
  await submit(page, sheet)
  await page.see.findByText('1 × Ramen added to your order')
  await until(page, () => {
    if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
  })
}

export async function openCart(page: OpenPage): Promise<Seen> {
  await page.user.click(page.see.getByRole('button', { name: /View order/ }))
  return within(await page.see.findByRole('dialog', { name: 'Your order' }))
}

/** From the cart through all that is offered on the way. */
export async function toCheckout(page: OpenPage): Promise<OpenPage> {
  await toUpsells(page)
  await toPacking(page)
  await page.user.click(page.see.getByLabelText('No allergies'))
  await page.user.click(page.see.getByRole('button', { name: 'Next' }))
  return page.follow()
}

/** Milliseconds for which looking for upsells shows at least (UPS-05). */
const upsellsLoad = 250

export async function toUpsells(page: OpenPage): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: /^Checkout/ }))
  await page.see.findByText('Something else?')
  await page.clock.advance(upsellsLoad)
}

export async function toPacking(page: OpenPage): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: 'Continue without' }))
  await page.see.findByText('Cutlery')
}

const copies = new Map<string, Promise<Device>>()

/** A device on which a customer has done something before: done once, and then each asks for a device of their own. */
async function deviceAfter(what: string, make: () => Promise<OpenPage>): Promise<Device> {
  const known = copies.get(what) ?? make().then(async (page) => (await page.reload()).device)
  copies.set(what, known)
  const { local, session } = await known
  return { ...aDevice(), local: new Map(local), session: new Map(session) }
}

/** With a bowl of ramen in the order. */
export const deviceWithRamen = (): Promise<Device> =>
  deviceAfter('ramen', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    return page
  })

/** Letters that nobody else has, because two like orders of one person are taken for a slip of the finger. */
export const newName = (): string => `Gus ${randomUUID().replaceAll(/[^a-f]/g, '')}x`

export async function beGuest(page: OpenPage, name = newName()): Promise<void> {
  fill(await page.see.findByLabelText(/Full name/), name)
  fill(page.see.getByLabelText(/E-mail/), 'gus@example.com')
  await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
}

/** The checkout of a guest with a bowl of ramen, priced. */
export async function openCheckout(options: PageOptions = {}): Promise<OpenPage> {
  const device = options.device ?? (await deviceWithRamen())
  const page = await openPage('/checkout/current', { ...options, device })
  await beGuest(page)
  await page.see.findByText('$1.04')
  return page
}

/** An amount of the summary, by its line. */
export const amountOf = (page: OpenPage, line: string): string | undefined => {
  const term = [...page.window.document.querySelectorAll('dt')].find((one) => one.textContent?.startsWith(line))
  return term?.nextElementSibling?.textContent ?? undefined
}

export const lines = (page: OpenPage): readonly string[] =>
  [...page.window.document.querySelectorAll('dl dt')].map((term) => term.textContent ?? '')

export const payByCash = async (page: OpenPage): Promise<void> => {
  await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
  await page.user.click(await page.see.findByRole('button', { name: /^Place Order · / }))
}
