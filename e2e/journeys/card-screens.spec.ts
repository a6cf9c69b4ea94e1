import { account } from '../drivers/account.ts'
import { cards as numbers } from '../drivers/checkout.ts'
import { seldom } from '../drivers/seldom.ts'
import { expect } from '../fixtures.ts'
import { inEachLook } from '../in-each-look.ts'

/** Intercepted: changes to the demo patrons' cards would persist. */
function card(id: string, brand: string, last4: string, primaryCard: boolean) {
  return { id, brand, last4, expMonth: 8, expYear: 2031, primaryCard }
}
const visa = card('crd_1', 'visa', '4242', true)
const amex = card('crd_2', 'American Express', '0005', false)
const mastercard = card('crd_3', 'mastercard', '4444', false)

const words = {
  en: {
    change: /^Change card/,
    another: 'Another card',
    use: 'Use saved card',
    primary: 'Make primary',
    remove: /^Delete Mastercard/,
    removed: 'Card Deleted',
    removeYes: 'Delete card',
    updated: 'Primary Card Updated',
    failed: 'An error occured',
    none: 'No Cards On File',
    save: 'Save this card',
    declined: /^Processing a payment/,
  },
  es: {
    change: /^Cambiar tarjeta/,
    another: 'Otra tarjeta',
    use: /^Usar la tarjeta guardada/,
    primary: 'Usar como principal',
    remove: /^Eliminar Mastercard/,
    removed: 'Tarjeta eliminada',
    removeYes: 'Eliminar tarjeta',
    updated: 'Tarjeta principal actualizada',
    failed: 'Se produjo un error',
    none: 'No hay tarjetas guardadas',
    save: 'Guardar esta tarjeta',
    declined: /^Se rechazó un pago/,
  },
}

inEachLook(
  'CARD-03, CARD-04, CARD-05, CARD-06, CARD-07, CARD-10, PAY-42 the saved cards of a patron',
  async (stage) => {
    const { page, guard, server, brand, it, locale, look } = stage
    guard.expectNoise(/status of (402|500)/)
    const { say, button, openMenu, addDish } = seldom(stage)
    const text = words[locale]
    const form = account(page, locale)
    let list = [visa, amex, mastercard]
    await page.route('**/v1/cards', (route) => route.fulfill({ json: list }))
    await page.route('**/v1/cards/*', (route) => {
      const id = route.request().url().split('/').at(-1)
      if (route.request().method() === 'DELETE') {
        list = list.filter((one) => one.id !== id)
        return route.fulfill({ json: {} })
      }
      list = list.map((one) => ({ ...one, primaryCard: one.id === id }))
      return route.fulfill({ json: list.find((one) => one.id === id) })
    })
    await openMenu()
    await form.open.click()
    await form.logInAs(`nora@${brand}.example`, 'Demo-Ladle-1')
    await expect(page.getByRole('dialog')).toBeHidden()
    await addDish()
    await page.goto(server.at('/checkout/current', it.host))
    await expect(button(say.anyPay).first()).toBeVisible()
    await button(text.change).click()
    await expect(button(text.remove)).toBeVisible()
    await look('cards')

    await page.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await button(text.use).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look('cards-primary')
    await button(text.primary).click()
    await expect(page.getByRole('status').filter({ hasText: text.updated })).toBeVisible()
    await expect(button(text.use)).toBeFocused()
    await look('cards-primary-updated')

    await button(text.remove).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await look('cards-delete')
    await button(text.removeYes).click()
    await expect(page.getByRole('status').filter({ hasText: text.removed })).toBeFocused()
    await look('cards-deleted')

    await page.route('**/v1/cards/*', (route) => route.fulfill({ status: 500, json: {} }))
    await button(/American Express/).click()
    await button(text.removeYes).click()
    await expect(page.getByText(text.failed)).toBeVisible()
    await look('cards-failed')

    list = []
    await page.reload()
    await expect(page.getByText(text.none)).toBeVisible()
    await expect(button(text.save)).toBeVisible()
    await look('cards-none')
    await page.route('**/v1/patron/add-card', (route) => route.fulfill({ status: 402, json: { code: 'declined' } }))
    const fields = page.locator('[data-card-form] input')
    for (const [at, typed] of [numbers.declined, '0831', '123', '10001'].entries()) await fields.nth(at).fill(typed)
    await button(text.save).click()
    await expect(page.getByText(text.declined)).toBeVisible()
    await look('cards-declined')
  },
)
