import type { Page } from '@playwright/test'
import { account, newestPhoneCode } from '../drivers/account.ts'
import { cardScreen, cards } from '../drivers/checkout.ts'
import { newPatron } from '../drivers/new-patron.ts'
import { shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const brand = { client: 'ember' }
const email = 'dora.deck@guest.example'
const password = 'shuffled, twice over'

/** A patron of this journey alone, and what the store has of their cards: the primary one first, by its last digits. */
async function patronOfOwn(page: Page, server: ShopServer) {
  const patron = { firstName: 'Dora', lastName: 'Deck', email, phone: '7185550142', password }
  const token = await newPatron(page.request, server, brand.client, patron)
  return async (): Promise<readonly string[]> => {
    const headers = { ...brand, authorization: `Bearer ${token}` }
    const kept: { last4: string; primaryCard: boolean }[] = await (
      await page.request.get(server.at('/v1/cards'), { headers })
    ).json()
    return kept.map(({ last4, primaryCard }) => `${last4}${primaryCard ? ' primary' : ''}`)
  }
}

test('CARD-04, CARD-05, CARD-06, CARD-07, CARD-14, CARD-15, API-29, API-31, API-32, PAY-51 cards are kept, made primary, paid with and deleted, each confirmed on the screen and done in the store', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  const stored = await patronOfOwn(page, server)
  await page.goto(server.at(pickupMenu))
  const form = account(page)
  await form.open.click()
  await form.logInAs(email, password)
  // ACCT-19: a new phone is shown to be its owner's.
  await expect(form.code).toBeFocused()
  await form.code.fill(await newestPhoneCode(page, server))
  await form.code.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await (await shop(page).open('Miso soup')).add()
  const pay = await leaveCart(page)
  await expect(pay.heading).toBeVisible()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  const radio = (name: string | RegExp) => page.getByRole('radio', { name })
  const screen = cardScreen(page)

  await press('Add a card')
  await expect(page.getByText('No Cards On File')).toBeVisible()
  await screen.fill(cards.approved)
  await press('Save this card')
  await expect(pay.heading).toBeVisible()
  await expect(radio(/^Visa ending in 4242/)).toBeChecked()
  expect(await stored()).toEqual(['4242 primary'])

  await press(/^Change card/)
  await radio('Another card').check()
  await screen.fill('5555555555554444')
  await press('Save this card')
  await expect(pay.heading).toBeVisible()
  expect(await stored()).toEqual(['4242 primary', '4444'])

  await press(/^Change card/)
  await radio(/^Mastercard ending in 4444/).check()
  await press('Use saved card')
  await confirm('Not now')
  expect(await stored()).toEqual(['4242 primary', '4444'])
  await press('Use saved card')
  await confirm('Make primary')
  await expect(page.getByRole('status').filter({ hasText: 'Primary Card Updated' })).toBeVisible()
  await inspect(page, 'saved-cards-primary')
  expect(await stored()).toEqual(['4444 primary', '4242'])
  await page.reload()
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Mastercard ending in 4444/)

  await press(/^Delete Visa ending in 4242/)
  await confirm('Keep it')
  expect(await stored()).toEqual(['4444 primary', '4242'])
  await press(/^Delete Visa ending in 4242/)
  await confirm('Delete card')
  await expect(page.getByRole('status').filter({ hasText: 'Card Deleted' })).toBeVisible()
  await inspect(page, 'saved-cards-deleted')
  expect(await stored()).toEqual(['4444 primary'])
  await page.reload()
  await expect(radio(/^Mastercard ending in 4444/)).toBeVisible()
  await expect(radio(/^Visa ending in/)).toHaveCount(0)

  await press('Use saved card')
  await expect(pay.heading).toBeVisible()
  await pay.place.click()
  await expect(page).toHaveURL(/\/order\//)
  await expect(page.getByRole('main')).toContainText('4444')
})

test('CARD-05, CARD-12, CARD-14 a patron adds a card in the profile, by keyboard alone', { tag: '@longer' }, async ({
  page,
  server,
  inspect,
}) => {
  await page.goto(server.at('/cards'))
  const form = account(page)
  await form.logInAs('nora@ember.example', 'Demo-Ladle-1')
  await page.waitForURL('**/cards')
  const add = page.getByRole('link', { name: 'Add a card' })
  await expect(add).toBeVisible()
  await inspect(page, 'cards-page')
  await add.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cards/add')
  const screen = cardScreen(page)
  await expect(screen.number).toBeVisible()
  await inspect(page, 'card-add')
  await screen.fill('5555555555554444')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cards')
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible()
})
