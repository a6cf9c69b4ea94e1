import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithRamen,
  menuOf,
  openCart,
  textOf,
  toPacking,
  toUpsells,
  until,
} from '../drivers/scenes.ts'
import { addSoup, openBare, placeInCash, toBareUpsells } from './bare-scenes.ts'

async function placeWith(page: OpenPage, packing: readonly string[]) {
  for (const name of packing) await page.user.click(page.see.getByLabelText(new RegExp(`^${name}`)))
  await page.user.click(page.see.getByRole('button', { name: 'Next' }))
  const pay = await page.follow()
  await beGuest(pay)
  await until(pay, () => expect(amountOf(pay, 'Tax')).to.not.equal(undefined))
  return placeInCash(pay)
}

function listBelow(heading: HTMLElement) {
  return [...(heading.nextElementSibling?.querySelectorAll('li strong') ?? [])].map(({ textContent }) => textContent)
}

describe('What was packed with an order', () => {
  for (const [house, place, dish, packed] of [
    [
      'our own server',
      async () => {
        const page = await openPage(menuOf(), { device: await deviceWithRamen() })
        await openCart(page)
        await toUpsells(page)
        await toPacking(page)
        return placeWith(page, ['Cloth bag', 'No allergies'])
      },
      '1 × Ramen',
      ['1 × Cloth bag', '1 × No allergies'],
    ],
    [
      'a back end of the contract alone',
      async () => {
        const page = await openBare()
        await addSoup(page)
        await toBareUpsells(page)
        await page.user.click(page.see.getByRole('button', { name: 'No thanks' }))
        await page.see.findByText('Cutlery')
        return placeWith(page, ['Spoon and napkin', 'Chili'])
      },
      '1 × Tomato soup',
      ['1 × Spoon and napkin', '1 × Chili'],
    ],
  ] as const) {
    it(`CONF-02, PACK-07 of ${house} stands apart from the dishes, and is no dish of the same again (PROF-17)`, async () => {
      const order = await place()
      const heading = await order.see.findByRole('heading', { name: 'Utensils & extras' })
      expect(listBelow(heading)).to.deep.equal(packed)
      const dishes = heading.previousElementSibling?.querySelectorAll('li strong') ?? []
      expect([...dishes].map(({ textContent }) => textContent)).to.deep.equal([dish])
      await order.user.click(order.see.getByRole('button', { name: 'Order again' }))
      const shop = await order.follow()
      await until(shop, () => expect(textOf(shop)).to.include('View cart · 1 item'))
      expect(textOf(shop)).to.not.match(/carried over|no longer/)
      const kept = JSON.parse(shop.window.localStorage.getItem('packingItems') ?? '{}')
      expect(JSON.stringify(kept)).to.include(packed[0].slice(4))
    })
  }
})
