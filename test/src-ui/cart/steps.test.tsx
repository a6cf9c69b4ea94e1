import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'chai'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { upsellMenu } from '../../../src-domain/upsell/upsell-menu.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'
import { type OrderingWorldNeeds, orderingWorld } from '../navigation/ordering-world.tsx'

const menu = aMenu()
  .for('pickup', 'kiosk')
  .withGroup(
    aGroup('Bowls').of(
      anItem('Ramen').costing(1_250),
      anItem('Soup')
        .costing(450)
        .asking(anOption('Size').between(1, 1).offering(anItem('Small'), anItem('Large').costing(100))),
    ),
    aGroup('Sweets').of(anItem('Cookie').costing(350), anItem('Cake').costing(450).soldOut()),
  )
  .build()
const upsells = upsellMenu(menu, [
  { id: 'last', name: 'Before you go', description: '', items: ['cookie', 'cake', 'soup'] },
])
const packing = aMenu()
  .withGroup(
    aGroup('Cutlery').between(0, 2).of(anItem('Fork'), anItem('Spoon'), anItem('Knife')),
    aGroup('Bag').singleSelectionOnly().between(1, 1).of(anItem('Paper').costing(10), anItem('Cloth').costing(200)),
  )
  .build()

function order(fields: Partial<OrderInProgress> = {}) {
  return anOrder({ items: [aLine()], ...fields })
}
const kioskBrand = aBrand({ ordering: { ...aBrand().ordering, kiosk: true } })
function world(needs: Partial<OrderingWorldNeeds> = {}) {
  return orderingWorld({ order: order(), menu, upsells, packing, ...needs })
}
function dialog(name: string) {
  return screen.findByRole('dialog', { name })
}
async function checkOut({ user }: ReturnType<typeof world>) {
  return user.click(await screen.findByRole('button', { name: /^(Checkout|Continue ·)/ }))
}

describe('An edit that began at the checkout', () => {
  it('CART-13 leads straight back there from the cart, past extras and packing, and keeps what was seen', async () => {
    const seen = { total: minor(1_755) }
    const here = world({ seen })
    await here.user.click(await screen.findByRole('button', { name: /^Back to checkout · / }))
    await waitFor(() => expect(here.log.left).to.deep.equal(['/checkout/current']))
    expect(here.log.flow).to.deep.include({ document: 'pay', afterLogin: 'UPSELLS', edit: seen })
  })
})

describe('UPSELLS', () => {
  it('CART-13, PACK-01 a step without content is skipped', async () => {
    const here = orderingWorld({ order: order(), menu })
    await checkOut(here)
    await waitFor(() => expect(here.log.left).to.deep.equal(['/checkout/current']))
    expect(here.log.flow).to.deep.equal([{ document: 'pay', afterLogin: 'CHECK_OUT' }])
  })
})

describe('PACKING', () => {
  const open = (needs: Partial<OrderingWorldNeeds> = {}) =>
    world({ sheet: { _tag: 'Cart', path: '/packing' }, ...needs })

  it('PACK-01 what an earlier restaurant packed and this one does not is not packed any more', async () => {
    const gone = aLine({ group: 'old', item: 'straw', name: 'Straw' })
    const fork = aLine({ group: 'cutlery', item: 'fork', name: 'Fork' })
    const here = open({ order: order({ packingItems: [gone, fork] }) })
    await screen.findByRole('group', { name: /^Cutlery.*1 chosen/ })
    expect(here.cells.order.current().packingItems).to.deep.equal([fork])
  })
})

describe('SET_TABLE_NUMBER', () => {
  const atTable = (needs: Partial<OrderingWorldNeeds> = {}) =>
    world({ order: order({ diningOption: 'kiosk' }), brand: kioskBrand, ...needs })
  const title = 'Which table are you at?'

  it('CART-05 Edit in the cart leads there and back', async () => {
    const here = atTable({ order: order({ diningOption: 'kiosk', table: { id: 't', number: '3' } }) })
    await here.user.click(await screen.findByRole('button', { name: 'Change table' }))
    const sheet = within(await dialog(title))
    const field = sheet.getByLabelText<HTMLInputElement>(/^Table number/)
    expect(field.value).to.equal('3')
    await here.user.clear(field)
    await here.user.type(field, '4')
    await here.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/' })
    screen.getByText(/Table 4/)
  })

  const off = 'Table ordering is currently unavailable. Please contact your server to order.'
  it('TABLE-03, TABLE-04 disables the form with the reason where the restaurant or the brand has no table ordering', async () => {
    for (const none of [{ location: aLocation({ slug: 'downtown', isKioskEnabled: false }) }, { brand: aBrand() }]) {
      atTable({ sheet: { _tag: 'Cart', path: '/table-number' }, ...none })
      const sheet = within(await dialog(title))
      expect((await sheet.findByRole('alert')).textContent).to.equal(off)
      expect(sheet.getByRole('group').matches(':disabled')).to.equal(true)
      cleanup()
    }
  })

  it('TABLE-08 a link that was wrong shows its number and why', async () => {
    atTable({ sheet: { _tag: 'Table', number: '99', problem: 'Your link is for table 99. No such table.' } })
    const sheet = within(await dialog(title))
    expect(sheet.getByLabelText<HTMLInputElement>(/^Table number/).value).to.equal('99')
    sheet.getByText('Your link is for table 99. No such table.')
  })
})

describe('LOG_IN in the cart flow', () => {
  const logIn = async (needs: Partial<OrderingWorldNeeds>, isEmployee = false) => {
    const patron = aPatron({ isEmployee })
    const here: ReturnType<typeof world> = world({
      ...needs,
      sheet: { _tag: 'Cart', path: '/login' },
      signIn: async () => {
        here.cells.patron.update(() => ({ patron }))
        return { _tag: 'SignedIn', patron }
      },
    })
    const sheet = within(await dialog('Log in'))
    await here.user.type(sheet.getByLabelText(/^Email/), 'ana@example.com{Enter}')
    await here.user.type(await sheet.findByLabelText(/^Password/), 'noodles for ana')
    await here.user.click(sheet.getByRole('button', { name: 'Log in' }))
    return here
  }

  it('CHK-24 goes to the checkout when nothing lies on the way', async () => {
    const nothing = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
      .build()
    const here = await logIn({ menu: nothing, upsells: aMenu().build(), packing: aMenu().build() })
    await waitFor(() => expect(here.log.left).to.deep.equal(['/checkout/current']))
    expect(here.log.flow).to.deep.equal([{ document: 'pay', afterLogin: 'CHECK_OUT' }])
  })
})
