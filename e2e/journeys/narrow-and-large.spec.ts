import type { Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { enlargeText, expectFit } from '../drivers/fits.ts'
import { seldom } from '../drivers/seldom.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { type Shop, shops, tour } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

const locale = 'es'
const markets = { ember: 'corner-tables', nocturne: 'night-market' }

interface Seen {
  readonly page: Page
  readonly server: ShopServer
  readonly it: Shop
  readonly look: (screen: string) => Promise<void>
}

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'es-MX' })

for (const [brand, it] of Object.entries(shops) as [keyof typeof shops, Shop][]) {
  for (const [size, viewport, percent] of [
    ['at 320 pixels', { width: 320, height: 640 }, 100],
    ['with text of twice the size', { width: 390, height: 844 }, 200],
  ] as const) {
    test.describe(`${brand} ${size}`, () => {
      test.use({ viewport })
      const mark = `${brand}-${percent}`
      const scene = (what: string, walk: (seen: Seen) => Promise<void>) =>
        test(`E51 nothing is cut off, lies on something else, scrolls sideways or glides: ${what}, ${brand}, ${size}`, {
          tag: '@longer',
        }, async ({ page, server, guard }) => {
          guard.expectNoise(/status of 40[0134]/)
          page.setDefaultTimeout(40_000)
          await enlargeText(page, percent)
          const look = async (screen: string) => {
            await expectFit(page, `${mark} ${screen}`)
            await expectStill(page, screen)
            const folder = process.env['SHOTS'] ?? ''
            if (folder !== '') await page.screenshot({ path: `${folder}/fit-${mark}-${screen}.png` })
          }
          await walk({ page, server, it, look })
        })

      scene('from the first page to the order', async ({ page, server, look }) => {
        const guest = `${brand === 'ember' ? 'Fia' : 'Fito'} ${percent === 100 ? 'Estrecha' : 'Grande'}`
        await tour(page, server, { shop: it, locale, guest }, look)
      })

      scene('what is no way to an order', async ({ page, server, look }) => {
        const at = (path: string) => server.at(`${path}?lang=${locale}`, it.host)
        await page.goto(at(`/market/${markets[brand]}`))
        await look('market')
        await page.goto(at('/location/nowhere/pickup'))
        await look('not-found')
        await page.goto(at('/order/nobody-was-ever-given-this-one'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await look('no-order')
        if (brand === 'ember') {
          await page.goto(at('/card/Zk3vQm8Xr1Lw7Ty5Bn2Hc9Pd'))
          await expect(page.getByText('Nora Whitfield', { exact: false }).first()).toBeVisible()
          await look('gift-card')
        }
      })

      scene('the forms of an account', async ({ page, server, look }) => {
        const form = account(page, locale)
        await page.goto(server.at(`/login?lang=${locale}`, it.host))
        await look('log-in')
        await form.email.fill(`nora@${brand}.example`)
        await form.goOn.click()
        await expect(form.password).toBeFocused()
        await look('password')
        await form.forgot.click()
        await expect(form.sendCode).toBeVisible()
        await look('forgot')
        await page.goto(server.at('/sign-up', it.host))
        await form.signUp.click()
        await expect(page.getByRole('group', { name: 'Revisa estos campos:' })).toBeFocused()
        await look('sign-up-wrong')
      })

      scene('the rooms of a profile', async ({ page, server, look }) => {
        await signIn(page, server, brand, it)
        await page.goto(server.at('/profile', it.host))
        for (const [room, name] of [
          ['phone', 'Cambiar teléfono'],
          ['password', 'Cambiar contraseña'],
          ['redeem', 'Canjear una promoción'],
          ['data', 'Tus datos'],
        ] as const) {
          const link = page.getByRole('link', { name, exact: true })
          await expect(link).toBeVisible()
          await look('profile')
          await link.click()
          await expect(link).toBeHidden()
          await look(`profile-${room}`)
          await page.goBack()
        }
        await page.goto(server.at('/cards', it.host))
        await expect(page.getByText(/4242/)).toBeVisible()
        await look('cards')
      })

      scene('a card, a code and a gift card', async ({ page, server, look }) => {
        const { say, button, openMenu, addDish, toCheckout, openCard } = seldom({ page, server, it, locale })
        await page.goto(server.at(`/?lang=${locale}`, it.host))
        await openMenu()
        await addDish()
        await toCheckout(`${brand === 'ember' ? 'Teo' : 'Tina'} ${percent === 100 ? 'Tarjeta' : 'Tarjetas'}`)
        await look('checkout')
        await button(say.promo).click()
        await expect(button(say.applyPromo)).toBeVisible()
        await look('promo')
        await page.goBack()
        if (brand === 'ember') {
          await button(say.giftCard).click()
          await expect(button(say.applyGiftCard)).toBeVisible()
          await look('gift-card')
          await page.goBack()
        }
        await openCard()
        await look('payment')
      })
    })
  }
}

/** With reduced motion nothing moves, grows or turns visibly; fades may stay. */
async function expectStill(page: Page, screen: string): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect
              .getKeyframes()
              .some((frame) =>
                ['transform', 'translate', 'rotate', 'scale', 'height', 'width'].some((name) => name in frame),
              ),
        )
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition')),
    )
  expect(await moving(), `what moves on ${screen}`).toEqual([])
}

async function signIn(page: Page, server: ShopServer, brand: string, { host }: Shop): Promise<void> {
  const answer = await page.request.post(server.at('/v1/patron/sign-in'), {
    headers: { client: brand },
    data: { account: `nora@${brand}.example`, password: 'Demo-Ladle-1' },
  })
  const { token } = await answer.json()
  await page.goto(server.at(`/?lang=${locale}`, host))
  await page.evaluate((held) => localStorage.setItem(held.key, held.token), { key: `${brand}_token`, token })
}
