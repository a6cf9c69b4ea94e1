import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmation } from '../drivers/confirmation.ts'
import { newPatron } from '../drivers/new-patron.ts'
import { shop } from '../drivers/shop.ts'
import { type ShopServer, startShop } from '../drivers/shop-server.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const vendors = /stripe|squarecdn|squareup|authorize\.net|cardconnect/

test.describe('a brand that takes no cards', () => {
  let root: string
  let server: ShopServer

  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'cash-only-'))
    cpSync('brands/ember', join(root, 'ember'), { recursive: true })
    const file = join(root, 'ember/brand.json')
    const brand = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...brand, payment_processor: 'none' }))
    server = await startShop(root)
  })
  test.afterAll(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  test('PAY-03, PAY-07 offers cash alone, loads no script of a processor, and places the order', async ({
    page,
    inspect,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(server.at('/'))
    await shop(page).pick('Red Hook')
    const ramen = await shop(page).open('Slow pork ramen')
    await ramen.choose('Noodle', 'Buckwheat soba')
    await ramen.add()
    await shop(page).openCart()
    const document = page.waitForResponse((response) => response.url().endsWith('/checkout/current'))
    const pay = await leaveCart(page)
    const policy = (await document).headers()['content-security-policy'] ?? ''
    expect(policy).toContain('script-src')
    expect(policy).not.toMatch(vendors)
    await pay.beGuest('Casey Cash')
    await expect(pay.cash).toBeChecked()
    await expect(pay.card).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /wallet|Apple Pay|Google Pay/i })).toHaveCount(0)
    await inspect(page, 'cash-only')
    await expect(pay.place).toHaveText('Place Order · $19.05')
    await pay.place.click()
    const done = confirmation(page)
    await done.arrive()
    await expect(done.main).toContainText('Paying with cash')
    expect(asked.filter((url) => vendors.test(url))).toEqual([])
    expect(await server.ledger()).toEqual([])
  })

  test('has an account without a page of cards', async ({ page, request, inspect }) => {
    const token = await newPatron(request, server, 'ember', {
      ...{ firstName: 'Casey', lastName: 'Cash', email: 'casey.cash@example.com', phone: '+12125550137' },
      password: 'Copper-Pots-77',
    })
    await page.goto(server.at('/'))
    await page.evaluate((kept) => localStorage.setItem('ember_token', kept), token)
    await page.goto(server.at('/cards/add'))
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Casey' })).toBeVisible()
    await expect(page).toHaveURL(server.at('/profile'))
    await expect(page.getByRole('navigation').getByRole('link', { name: /card/i })).toHaveCount(0)
    await inspect(page, 'cash-only-account')
  })
})
