import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { documentedBrand } from '../../test/bare-back-end/documented-brand.ts'
import { startBareBackEnd } from '../../test/bare-back-end/start-bare-back-end.ts'
import { account } from '../drivers/account.ts'
import { checkout } from '../drivers/checkout.ts'
import { beforeAnIndependentBackEnd } from '../drivers/contract-shop.ts'
import { shop } from '../drivers/shop.ts'
import { startShop } from '../drivers/shop-server.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'
import { contractJourneys } from './contract-journeys.ts'

contractJourneys('before an independent back end', beforeAnIndependentBackEnd)

test('ACCT-15, ACCT-18, ACCT-19, ACCT-21, ACCT-26 a wrong password, an account that migrates, a phone to verify and a password that is due: each is in by what is missing', {
  tag: '@longer',
}, async ({ otherBrowser, page, guard }) => {
  guard.expectNoise(/status of 4(00|01|04|05|22)/)
  const { backEnd, storefront, stop } = await beforeAnIndependentBackEnd()
  const open = async (on: Page, email: string, password?: string) => {
    await on.goto(storefront.at('/location/mill/pickup'))
    const form = account(on)
    await form.open.click()
    await form.email.fill(email)
    await form.goOn.click()
    if (password === undefined) return form
    await form.password.fill(password)
    await form.logIn.click()
    return form
  }
  const isIn = async (on: Page, name: string) => {
    await expect(on.getByRole('dialog')).toBeHidden()
    await account(on).open.click()
    await expect(on.getByText(`Hello ${name}`)).toBeVisible()
    await on.close()
  }
  const another = async () => (await otherBrowser()).newPage()
  try {
    const ivo = await another()
    const wrong = await open(ivo, 'ivo@example.com', 'soup for nobody')
    await expect(wrong.alert).toHaveText('E-mail or password is not right.')
    await wrong.password.fill('soup for ivo')
    await wrong.logIn.click()
    await isIn(ivo, 'Ivo')

    const max = await another()
    const migrating = await open(max, 'max@example.com')
    await migrating.code.fill('2468')
    await migrating.code.press('Enter')
    await migrating.newPassword.fill('broth for max')
    await migrating.again.fill('broth for max')
    await migrating.save.click()
    await isIn(max, 'Max')

    const una = await another()
    const unverified = await open(una, 'una@example.com', 'soup for una')
    await unverified.code.fill('2468')
    await unverified.code.press('Enter')
    await isIn(una, 'Una')

    const due = await open(page, 'sid@example.com', 'soup for sid')
    await due.newPassword.fill('broth for sid')
    await due.again.fill('broth for sid')
    await due.save.click()
    await isIn(page, 'Sid')
    expect(backEnd.departures()).toEqual([])
  } finally {
    await stop()
  }
})

test('ACCT-01, ACCT-16, ACCT-39, ACCT-61, API-21, API-23 a code in place of a password: it says where it went, a short or wrong one is told, another is sent, and the right one lets in', {
  tag: '@longer',
}, async ({ page, guard, inspect }) => {
  guard.expectNoise(/status of 40[0145]/)
  const { backEnd, storefront, pinFor, stop } = await beforeAnIndependentBackEnd()
  try {
    await page.goto(storefront.at('/location/mill/pickup'))
    const form = account(page)
    const sheet = page.getByRole('dialog')
    await form.open.click()
    const askForCode = async () => {
      await form.goOn.click()
      await form.byCode.click()
    }
    await form.email.fill('ann@example.com')
    await askForCode()
    await expect(sheet).toContainText('ann@example.com')
    await expect(form.code).toBeFocused()
    await inspect(page, 'bare-code')

    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await expect(form.email).toHaveValue('ann@example.com')
    await askForCode()
    await form.code.fill('12')
    await form.code.press('Enter')
    await expect(form.code).toHaveAccessibleDescription(/Code invalid/)
    await form.code.fill('1357')
    await form.code.press('Enter')
    await expect(form.alert).toHaveText('The code is not right, or no longer good.')
    await inspect(page, 'bare-code-wrong')
    await form.resend.click()
    await expect(sheet.getByRole('status')).toHaveText(/^A new code is on its way/)
    await expect(form.code).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('token')), 'nobody is in yet').toBeNull()

    await form.code.fill(await pinFor(page, 'ann@example.com'))
    await form.code.press('Enter')
    await expect(sheet).toBeHidden()
    await page.reload()
    await form.open.click()
    await expect(page.getByText('Hello Ann')).toBeVisible()
    await inspect(page, 'bare-code-is-in')
    expect(backEnd.departures()).toEqual([])
    expect(storefront.errors).toEqual([])
  } finally {
    await page.goto('about:blank')
    await stop()
  }
})

test('SHELL-46, CHK-46 a brand outside the checkout, with nothing but what a storefront alone needs, takes an order', {
  tag: '@longer',
}, async ({ page, guard }) => {
  guard.expectNoise(/status of 40[45]/)
  const folder = await documentedBrand()
  const backEnd = await startBareBackEnd()
  const alone = await startShop(folder, backEnd.origin)
  try {
    await page.goto(alone.at('/location/mill/pickup'))
    await (await shop(page).open('Leek soup')).add()
    await leaveCart(page)
    const pay = checkout(page)
    await pay.beGuest('Ada Alone')
    await pay.cash.check()
    await pay.place.click()
    await expect(page).toHaveURL(/\/order\/A\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order is in the kitchen')
    expect(backEnd.orders()).toHaveLength(1)
    expect(backEnd.departures()).toEqual([])
    expect(alone.errors).toEqual([])
  } finally {
    await page.goto('about:blank')
    await alone.stop()
    await backEnd.close()
    await rm(folder, { recursive: true, force: true })
  }
})
