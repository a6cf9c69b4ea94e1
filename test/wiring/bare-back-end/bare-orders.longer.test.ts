import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { OpenPage } from '../drivers/open-page.ts'
import { logInBy, openCart, typeCard } from '../drivers/scenes.ts'
import { openSearch, placeDelivery, withTwoDishes, writeByHand } from '../hostile-back-end/place-trials.ts'
import { deviceWithDish, onTrial, openTried, quiet, type TriedPage, takeDish } from '../hostile-back-end/trials.ts'
import { independentBackEnd, ownServerWithoutAdditions, type TriedHouse } from '../hostile-back-end/tried-houses.ts'

async function press(page: OpenPage, name: string | RegExp): Promise<void> {
  await page.user.click(await page.see.findByRole('button', { name }))
}

async function confirm(page: OpenPage, yes: string): Promise<void> {
  await page.user.click(within(await page.see.findByRole('alertdialog')).getByRole('button', { name: yes }))
}

async function logInAtCheckout(page: TriedPage, { patron }: TriedHouse): Promise<void> {
  await press(page, 'Log in')
  await logInBy(page, patron.email, patron.password)
  await page.see.findByText('4242', { exact: false })
  await quiet(page)
}

async function payOnFile(page: TriedPage): Promise<void> {
  await quiet(page)
  await press(page, /^Pay \$/)
  expect(await page.leaving()).to.match(/^\/order\/\S+$/)
}

/** Last digits of the saved cards, primary first. */
async function cardsOf(page: OpenPage): Promise<readonly (string | undefined)[]> {
  const labels = (await page.see.findAllByRole('radio', { name: /ending in/ })).map(
    (one) => one.closest('label')?.textContent ?? '',
  )
  const isPrimary = (label: string) => label.includes('Primary card')
  return [labels.find(isPrimary), labels.find((label) => !isPrimary(label))].map(
    (label) => /ending in (\d{4})/.exec(label ?? '')?.[1],
  )
}

for (const [what, open] of [
  ['an independent back end', independentBackEnd],
  ['our own server without additions', ownServerWithoutAdditions],
] as const) {
  onTrial(`Orders before ${what}`, open, (endsInOneOrder) => {
    endsInOneOrder('LOC-43 a delivery goes to an address that was written by hand', async (house) => {
      const sheet = await openSearch(house)
      await press(sheet, 'Enter address manually')
      await writeByHand(sheet, house)
      const order = await (await placeDelivery(house, await withTwoDishes(house, sheet.close()))).follow()
      await order.see.findByText('Your order is being prepared')
      await order.see.findByText(new RegExp(house.delivery.byHand.street))
    })

    endsInOneOrder(
      'ACCT-31, LINK-04, CART-26 an employee makes a link to a cart, and a patron pays for it with the card on file',
      async (house) => {
        const page = await takeDish(house)
        const cart = await openCart(page)
        await page.user.click(cart.getByRole('button', { name: 'Have an account? Log in' }))
        await logInBy(page, house.employee.email, house.employee.password)
        const link = Object(await page.see.findByLabelText(/^Link to this cart/)).value
        page.close()
        const followed = await openTried(house, new URL(link).pathname)
        const shared = await followed.follow()
        await shared.see.findByRole('dialog', { name: 'Your cart' })
        const pay = await openTried(house, '/checkout/current', { device: shared.close() })
        await logInAtCheckout(pay, house)
        await payOnFile(pay)
      },
    )

    endsInOneOrder(
      'CARD-04, CARD-06, CARD-07, API-29, API-31, API-32 a patron keeps a second card, makes it primary, deletes it, and pays with the first',
      async (house) => {
        const page = await openTried(house, '/checkout/current', { device: await deviceWithDish(house) })
        await logInAtCheckout(page, house)
        await press(page, /^Change card/)
        await page.user.click(await page.see.findByRole('radio', { name: 'Another card' }))
        await typeCard(page, { number: '5555 5555 5555 4444' })
        await press(page, 'Save this card')
        await page.see.findByRole('heading', { name: 'Checkout' })
        // Makes the new card primary, then the first again.
        for (const _ of ['there', 'back']) {
          await press(page, /^Change card/)
          const [primary, other] = await cardsOf(page)
          await page.user.click(page.see.getByRole('radio', { name: new RegExp(`ending in ${other}`) }))
          await press(page, 'Use saved card')
          await confirm(page, 'Make primary')
          await page.see.findByText('Primary Card Updated')
          await quiet(page)
          expect(await cardsOf(page)).to.deep.equal([other, primary])
          await press(page, 'Use saved card')
          await page.see.findByRole('heading', { name: 'Checkout' })
        }
        await press(page, /^Change card/)
        const [first, second] = await cardsOf(page)
        expect(first).to.equal('4242')
        await press(page, new RegExp(`^Delete .*ending in ${second}`))
        await confirm(page, 'Delete card')
        await page.see.findByText('Card Deleted')
        const again = await page.reload()
        await quiet(again)
        expect(await cardsOf(again)).to.deep.equal(['4242', undefined])
        await payOnFile(await openTried(house, '/checkout/current', { device: again.close() }))
      },
    )
  })
}
