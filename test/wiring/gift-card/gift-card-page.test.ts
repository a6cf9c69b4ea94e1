import { expect } from 'chai'
import { giftCard } from '../../../src-ui/messages/gift-card.en.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import { textOf } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const known = '/card/card-with-twenty-dollars'
const on: PageOptions['brand'] = { routes: { ...aBrand().routes, giftCards: true } }
const appLinks = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }

describe('The page of a gift card', () => {
  it('GIFT-15, GIFT-16 shows the card as a picture, its value, number in fours, recipient, sender, message and the links of the apps', async () => {
    const page = await openPage(known, { brand: { ...on, appLinks } })
    await page.see.findByText('Card number')
    const facts = [...page.window.document.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ])
    expect(facts[0]).to.deep.equal(['Value', '$20.00'])
    expect(facts[1]?.[1]).to.match(/^(\S{4} )+\S{1,4}$/)
    expect(facts.slice(2)).to.deep.equal([
      ['To', 'Ana'],
      ['From', 'Cora'],
      ['Message', 'Eat well'],
    ])
    const [art] = page.window.document.querySelectorAll('dl')
    expect(art?.previousElementSibling?.getAttribute('aria-hidden')).to.equal('true')
    expect(art?.previousElementSibling?.textContent).to.equal('Noodle House$20.00')
    const links = page.see.getAllByRole('link', { name: /App Store|Google Play/ })
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(Object.values(appLinks))
  })

  it('GIFT-13 without a card in the address, and where the brand has no such page, is the home of the shop', async () => {
    const off: PageOptions['brand'] = { routes: { ...aBrand().routes, giftCards: false } }
    for (const [path, brand] of [
      ['/card', on],
      [known, off],
    ] as const)
      expect((await openPage(path, { brand })).address(), path).to.equal('/')
  })

  it('without store links there is no block of them', async () => {
    const page = await openPage(known, { brand: on })
    await page.see.findByText('Card number')
    expect(page.see.queryByRole('region', { name: 'Our app' })).to.equal(null)
  })

  it('GIFT-17 the number can be copied only where the browser copies', async () => {
    const cannot = await openPage(known, { brand: on })
    await cannot.see.findByText('Card number')
    expect(cannot.see.queryByRole('button', { name: 'Copy the number' })).to.equal(null)
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    // user-event replaces the clipboard; this page keeps a working one.
    const can = await openPage(known, {
      brand: on,
      before: ({ window }) =>
        Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: clipboard }),
    })
    await can.user.click(await can.see.findByRole('button', { name: 'Copy the number' }))
    await can.see.findByText('Number copied.')
    expect(copied).to.have.lengthOf(1)
    expect(copied[0]).to.match(/^\S+$/)
  })

  const phone = '+1 (212) 555-0142'
  it('GIFT-18 is loading, then says that nobody knows the card, and leads to the restaurant’s phone and to its menus', async () => {
    const seen: string[] = []
    const page = await openPage('/card/nobody-knows-this-one', {
      brand: { ...on, phone },
      before: ({ window: { MutationObserver, document } }) =>
        new MutationObserver(() => seen.push(document.body.textContent ?? '')).observe(document, {
          childList: true,
          subtree: true,
        }),
    })
    const alert = await page.see.findByRole('alert')
    expect(alert.textContent).to.equal('Gift card could not be found. (404)')
    const call = page.see.getByRole('link', { name: /^Call / })
    expect(call.getAttribute('href')).to.equal(`tel:${phone}`)
    expect(page.see.getByRole('link', { name: 'Order now' }).getAttribute('href')).to.equal('/')
    expect(seen.some((text) => text.includes('Loading your gift card'))).to.equal(true)
    expect(textOf(page)).to.not.include('Loading your gift card')
  })

  it('GIFT-16 a card that is switched off says so, with the restaurant’s phone', async () => {
    const { rows } = await wiringHouse()
    await rows(`update gift_cards set is_active = false where id = 'card-with-twenty-dollars' returning 1`)
    try {
      const page = await openPage(known, { brand: { ...on, phone } })
      expect((await page.see.findByRole('alert')).textContent).to.equal(giftCard.inactive)
      expect(page.see.getByRole('link', { name: 'Call 212-555-0142' }).getAttribute('href')).to.equal(`tel:${phone}`)
    } finally {
      await rows(`update gift_cards set is_active = true where id = 'card-with-twenty-dollars' returning 1`)
    }
  })

  it('GIFT-18 in Spanish too', async () => {
    const page = await openPage('/card/nobody-knows-this-one', {
      brand: { ...on, locales: ['en', 'es'], defaultLocale: 'es' },
    })
    expect((await page.see.findByRole('alert')).textContent).to.equal('No se encontró la tarjeta de regalo.')
  })
})
