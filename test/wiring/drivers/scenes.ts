import { randomUUID } from 'node:crypto'
import { type BoundFunctions, fireEvent, type queries, waitFor, within } from '@testing-library/dom'
import { aBrand } from '../../builders/brand-builder.ts'
import { aDevice, type Device } from './device.ts'
import { settled } from './held-clock.ts'
import { type OpenPage, openPage, type PageOptions, read } from './open-page.ts'

export function menuOf(type: 'pickup' | 'delivery' | 'dine-in' = 'pickup', slug = 'main-street') {
  return `/location/${slug}/${type}`
}

type Seen = BoundFunctions<typeof queries>

export function textOf(page: OpenPage): string {
  return read(page.window.document.body)
}

export function fill(field: HTMLElement, value: string): void {
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
}

export function until(page: OpenPage, check: () => void): Promise<void> {
  return waitFor(check, { container: page.window.document.body })
}

export async function pressWhenReady(page: OpenPage, name: string): Promise<void> {
  const button = await page.see.findByRole('button', { name })
  await until(page, () => {
    if (button.getAttribute('aria-disabled') === 'true') throw new Error(`${name} cannot be pressed yet`)
  })
  await page.user.click(button)
}

export async function openDish(name: string, options: PageOptions = {}, path = menuOf()) {
  const page = await openPage(path, options)
  return { page, sheet: await tapDish(page, name) }
}

export async function tapDish(page: OpenPage, name: string): Promise<Seen> {
  await page.user.click(page.see.getByRole('link', { name: new RegExp(name) }))
  // The loading sheet is a different element, so waits for the final one.
  await page.see.findByRole('button', { name: /^Add to cart/ })
  const sheet = within(page.see.getByRole('dialog'))
  // The sheet opens a turn after rendering.
  await settled()
  return sheet
}

export function submit(page: OpenPage, sheet: Seen) {
  return page.user.click(sheet.getByRole('button', { name: /^(Add to cart|Save changes|Oops)/ }))
}

export async function addRamen(page: OpenPage): Promise<void> {
  const sheet = await tapDish(page, 'Ramen')
  await page.user.click(sheet.getByLabelText(/Thick/))
  await submit(page, sheet)
  await page.see.findByText('1 × Ramen added to your cart')
  await until(page, () => {
    if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
  })
}

export async function openCart(page: OpenPage): Promise<Seen> {
  await page.user.click(page.see.getByRole('button', { name: /View cart/ }))
  return within(await page.see.findByRole('dialog', { name: 'Your cart' }))
}

export async function toCheckout(page: OpenPage): Promise<OpenPage> {
  await toUpsells(page)
  await toPacking(page)
  await page.user.click(page.see.getByLabelText('No allergies'))
  await page.user.click(page.see.getByRole('button', { name: 'Next' }))
  return page.follow()
}

/** Minimum milliseconds of the loading state (UPS-05). */
export const upsellsLoad = 250

export async function toUpsells(page: OpenPage): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
  await page.see.findByText('Anything else?')
  await page.clock.advance(upsellsLoad)
}

export async function toPacking(page: OpenPage): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: 'No thanks' }))
  await page.see.findByText('Cutlery')
}

const copies = new Map<string, Promise<Device>>()

/** A device after a scene, which runs once; each call returns a copy. */
async function deviceAfter(what: string, make: () => Promise<OpenPage>): Promise<Device> {
  const known = copies.get(what) ?? make().then((page) => page.close())
  copies.set(what, known)
  const { local, session } = await known
  return { ...aDevice(), local: new Map(local), session: new Map(session) }
}

export function deviceWithRamen(slug = 'main-street', type: 'pickup' | 'dine-in' = 'pickup'): Promise<Device> {
  return deviceAfter(`ramen at ${slug} for ${type}`, async () => {
    const page = await openPage(menuOf(type, slug))
    await addRamen(page)
    return page
  })
}

export function deviceForDelivery(): Promise<Device> {
  return deviceAfter('an address', async () => {
    const page = await openPage('/?type=delivery')
    const [enter] = await page.see.findAllByRole('button', { name: 'Enter your address' })
    await page.user.click(enter ?? page.window.document.body)
    const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
    await page.user.click(await sheet.findByRole('button', { name: 'Enter address manually' }))
    for (const [label, value] of Object.entries({
      'Street address': '9 Elm St',
      City: 'New York',
      State: 'NY',
      ZIP: '10001',
    })) {
      fill(sheet.getByLabelText(new RegExp(`^${label}`)), value)
    }
    await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
    await page.user.click(await sheet.findByRole('button', { name: 'See all locations that deliver here' }))
    await page.see.findByText(/9 Elm St, New York/)
    return page
  })
}

export function deviceWithDelivery(): Promise<Device> {
  return deviceAfter('a delivery', async () => {
    const page = await openPage(menuOf('delivery', 'harbor'), { device: await deviceForDelivery() })
    await addRamen(page)
    return page
  })
}

export async function enterTender(page: OpenPage, kind: 'promo code' | 'gift card', typed: string): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name: `Add ${kind}` }))
  fill(await page.see.findByLabelText(kind === 'gift card' ? /^Gift card number/ : /^Promo code/), typed)
  await page.user.click(page.see.getByRole('button', { name: /^(Apply code|Use this gift card)$/ }))
}

/** With a ten percent promo code and a $20.00 gift card. */
export function deviceWithTenders(): Promise<Device> {
  return deviceAfter('tenders', async () => {
    const { checkout } = aBrand().themes
    const themes = { ...aBrand().themes, checkout: { ...checkout, giftCard: true } }
    const page = await openCheckout({ brand: { themes } })
    await enterTender(page, 'promo code', 'TEN')
    await page.see.findByText('-$1.30')
    await enterTender(page, 'gift card', '1111-2222-3333-4444')
    await page.see.findByText('-$12.64')
    return page
  })
}

export async function chooseTime(page: OpenPage): Promise<void> {
  await page.user.click(page.see.getByRole('button', { name: 'Change time' }))
  const sheet = within(await page.see.findByRole('dialog', { name: 'When would you like it?' }))
  const day = await sheet.findByRole('combobox', { name: 'Day' })
  await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
  const noon = await sheet.findByRole('option', { name: '12:00 PM' })
  await page.user.selectOptions(sheet.getByRole('combobox', { name: 'Time' }), noon)
  await page.user.click(sheet.getByRole('button', { name: /^Confirm time/ }))
  await page.see.findByText(/Thu, 6\/11\/2026, 12:00 PM/)
}

export function keptOrder(page: OpenPage) {
  const kept = JSON.parse(page.window.localStorage.getItem('order') ?? '{}')
  return Object(kept.value ?? kept)
}

export async function writeEmail(page: OpenPage, email: string): Promise<HTMLElement> {
  // The guest form has an email field too.
  const goOn = await page.see.findByRole('button', { name: 'Continue' })
  fill(within(goOn.closest('form') ?? goOn).getByLabelText(/^Email/), email)
  await page.user.click(goOn)
  const password = await page.see.findByLabelText(/^Password/)
  // The button settles a turn after the response.
  await settled()
  return password
}

export async function logInBy(page: OpenPage, email: string, password: string): Promise<void> {
  const field = await writeEmail(page, email)
  fill(field, password)
  await page.user.click(within(field.closest('form') ?? field).getByRole('button', { name: 'Log in' }))
}

export async function logIn(page: OpenPage, name: 'ana' | 'cora' | 'dora' | 'emil' | 'fay'): Promise<void> {
  await logInBy(page, `${name}@example.com`, `noodles for ${name}`)
}

export async function writeAddress(page: OpenPage, sheet: Seen): Promise<void> {
  await page.user.click(sheet.getByRole('button', { name: 'Enter address manually' }))
  fill(sheet.getByLabelText(/^Street address/), '9 Elm St')
  fill(sheet.getByLabelText(/^Apt/), 'Floor 2')
  fill(await sheet.findByLabelText(/^City/), 'New York')
  fill(sheet.getByLabelText(/^State/), 'NY')
  fill(sheet.getByLabelText(/^ZIP/), '10001')
  await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
}

/** A unique name, since similar orders count as duplicates. */
export function newName(): string {
  return `Gus ${randomUUID().replaceAll(/[^a-f]/g, '')}x`
}

export async function beGuest(page: OpenPage, name = newName(), number = '(212) 555-0100'): Promise<void> {
  fill(await page.see.findByLabelText(/Full name/), name)
  fill(page.see.getByLabelText(/Email/), 'gus@example.com')
  const phone = page.see.queryByLabelText(/^Phone/)
  if (phone !== null) fill(phone, number)
  await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
}

export async function openCheckout(options: PageOptions = {}): Promise<OpenPage> {
  const device = options.device ?? (await deviceWithRamen())
  const page = await openPage('/checkout/current', { ...options, device })
  await beGuest(page)
  await page.see.findByText('$1.04')
  return page
}

export function amountOf(page: OpenPage, line: string): string | undefined {
  const term = [...page.window.document.querySelectorAll('dt')].find((one) => one.textContent?.startsWith(line))
  return term?.nextElementSibling?.textContent ?? undefined
}

export function lines(page: OpenPage): readonly string[] {
  return [...page.window.document.querySelectorAll('dl dt')].map((term) => term.textContent ?? '')
}

export async function payByCash(page: OpenPage): Promise<void> {
  await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
  await page.user.click(await page.see.findByRole('button', { name: /^Place Order · / }))
}

export const testCard = { number: '4242 4242 4242 4242', expiry: '08/30', cvc: '987', zip: '10001' }

export async function typeCard(page: OpenPage, fields: Partial<typeof testCard> = {}): Promise<void> {
  const typed = { ...testCard, ...fields }
  fill(await page.see.findByLabelText('Card number'), typed.number)
  fill(page.see.getByLabelText(/Expiration/), typed.expiry)
  fill(page.see.getByLabelText(/Security code/), typed.cvc)
  fill(page.see.getByLabelText('ZIP code'), typed.zip)
}
