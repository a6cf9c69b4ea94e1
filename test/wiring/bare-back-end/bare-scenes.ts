import { within } from '@testing-library/dom'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { amountOf, beGuest, openCart, payByCash, submit, until, upsellsLoad } from '../drivers/scenes.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'

export const millMenu = '/location/mill/pickup'

export async function openBare(path = millMenu, options: PageOptions = {}): Promise<OpenPage> {
  return openPage(path, { ...options, house: await independentBackEnd() })
}

/** Tomato soup with white bread: $6.50 plus 8 % tax. */
export async function addSoup(page: OpenPage): Promise<void> {
  const sheet = await openBareDish(page, 'Tomato soup')
  await page.user.click(sheet.getByLabelText(/^White bread/))
  await submit(page, sheet)
  await page.see.findByText('1 × Tomato soup added to your cart')
  await until(page, () => {
    if (page.see.queryByRole('dialog') !== null) throw new Error('the sheet is still there')
  })
}

/** Opens a dish; the loading sheet is replaced when the menu arrives. */
export async function openBareDish(page: OpenPage, name: string) {
  await page.user.click(page.see.getByRole('link', { name: new RegExp(name) }))
  await page.see.findByRole('button', { name: /^Add to cart/ })
  await settled()
  return within(page.see.getByRole('dialog'))
}

export async function toBareUpsells(page: OpenPage): Promise<void> {
  await openCart(page)
  await page.user.click(await page.see.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
  await page.see.findByText('Anything else?')
  await page.clock.advance(upsellsLoad)
  await page.see.findByText('Something sweet')
}

export async function fromUpsellsToPay(page: OpenPage): Promise<OpenPage> {
  await page.user.click(page.see.getByRole('button', { name: /^(Continue|No thanks)$/ }))
  await page.see.findByText('Cutlery')
  await page.user.click(page.see.getByRole('button', { name: 'Next' }))
  const pay = await page.follow()
  await beGuest(pay)
  await until(pay, () => {
    if (amountOf(pay, 'Tax') === undefined) throw new Error('no price yet')
  })
  return pay
}

export async function placeInCash(pay: OpenPage): Promise<OpenPage> {
  await payByCash(pay)
  return pay.follow()
}

/** Leek soup without choices: $5.00 plus 8 % tax. */
export async function addLeekSoup(page: OpenPage): Promise<void> {
  await submit(page, await openBareDish(page, 'Leek soup'))
  await page.see.findByText('1 × Leek soup added to your cart')
}

export async function fromCartToPay(page: OpenPage): Promise<OpenPage> {
  await openCart(page)
  await page.user.click(await page.see.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
  const going = page.leaving().catch(() => undefined)
  let isGone = false
  void going.then(() => {
    isGone = true
  })
  for (const [title, next] of [
    ['Anything else?', /^(Continue|No thanks)$/],
    ['Cutlery', 'Next'],
  ] as const) {
    await until(page, () => {
      if (!isGone && page.see.queryByText(title) === null && page.see.queryByText('Cutlery') === null)
        throw new Error(`neither ${title} nor further`)
    })
    if (page.see.queryByText(title) === null) continue
    await page.clock.advance(upsellsLoad)
    await page.user.click(page.see.getByRole('button', { name: next }))
  }
  const pay = await page.follow()
  await beGuest(pay)
  await until(pay, () => {
    if (amountOf(pay, 'Tax') === undefined) throw new Error('no price yet')
  })
  return pay
}
