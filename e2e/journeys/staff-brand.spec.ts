import { board } from '../drivers/board.ts'
import { type BrandChange, changeBrand } from '../drivers/changed-brands.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { expect, test } from '../fixtures.ts'

const dish = 'miso-corn'

/** A menu.json in which one dish has another price. */
function priced(price: number | string): BrandChange {
  return {
    menu: (menu) => {
      const items: Record<string, object> = Object(menu['items'])
      return { ...menu, items: { ...items, [dish]: { ...items[dish], price } } }
    },
  }
}

test('an owner reads what is wrong with new files, publishes them, and goes back to the version before', async ({
  page,
  guard,
  changedShop,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const server = await changedShop('ember', {})
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(server.at('/staff'))
  await board(page).signIn('owner@ember.example')
  const main = page.getByRole('main')
  const turnTo = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const { tabTo, press } = keyboard(page)
  const checkFiles = async () => {
    await tabTo(main.getByRole('button', { name: 'Check files again' }))
    await press('Enter')
  }
  const menu = await (await otherBrowser()).newPage()
  const menuSays = (price: string) =>
    expect(async () => {
      await menu.goto(server.at('/location/red-hook/pickup'))
      const shown = menu.getByRole('listitem').filter({ hasText: 'Coal corn' }).first()
      await expect(shown).toContainText(price, { timeout: 1 })
    }).toPass()

  await turnTo('Brand')
  await expect(main).toContainText('Nothing to publish: customers see these files.')
  const versions = main.getByRole('region', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(1)
  await expect(versions.first()).toContainText(/Version 1In use.*on the server/)
  await inspect(page, 'staff-brand')

  await test.step('a fault is named, and nothing can be published', async () => {
    await changeBrand(server.folder, 'ember', priced('much'))
    await checkFiles()
    await expect(main.getByRole('alert').filter({ hasText: 'can’t be published' })).toContainText(`items.${dish}.price`)
    await expect(main.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
    await inspect(page, 'staff-brand-faults')
  })

  await test.step('the change is shown, and published by keyboard', async () => {
    await changeBrand(server.folder, 'ember', priced(31.25))
    await checkFiles()
    const files = main.getByRole('region', { name: 'Files on the server' })
    await expect(files.getByRole('listitem')).toHaveText(/items\.miso-corn\.price.* → 31\.25/)
    await inspect(page, 'staff-brand-pending')
    await tabTo(main.getByRole('button', { name: 'Publish version 2' }))
    await press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Publish 1 change as version 2?')
    await tabTo(question.getByRole('button', { name: 'Publish', exact: true }))
    await press('Enter')
    await expect(main.getByText('Version 2 is in use.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Files on the server' })).toBeFocused()
    await expect(versions.first()).toContainText(/Version 2In use.*by Rosa/)
    await menuSays('31.25')
  })

  await test.step('going back shows what it changes, and asks', async () => {
    await tabTo(main.getByRole('button', { name: 'Changes of version 1' }))
    await press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Version 1' })
    await expect(sheet.getByRole('listitem')).toHaveText(/items\.miso-corn\.price31\.25 → /)
    await inspect(page, 'staff-brand-version')
    await tabTo(sheet.getByRole('button', { name: 'Go back to version 1' }))
    await press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Show customers version 1 again instead of version 2?')
    await inspect(page, 'staff-brand-question')
    await tabTo(question.getByRole('button', { name: 'Go back to version 1' }))
    await press('Enter')
    await expect(main.getByText('Version 1 is in use again.')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Publish version 3' })).toBeVisible()
    await expect(async () => {
      await menu.goto(server.at('/location/red-hook/pickup'))
      const shown = menu.getByRole('listitem').filter({ hasText: 'Coal corn' }).first()
      await expect(shown).not.toContainText('31.25', { timeout: 1 })
    }).toPass()
  })

  await test.step('the activity names both', async () => {
    await turnTo('Activity')
    await page.getByRole('button', { name: 'All locations' }).click()
    await expect(main.getByRole('listitem').filter({ hasText: 'published version 2' })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'went back to version 1' })).toBeVisible()
  })
})
