import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { OrderInProgress } from '../../../src-domain/cart/order-in-progress.ts'
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
function themed(upsell: string): Brand {
  return aBrand({ themes: { ...aBrand().themes, upsell } })
}
const kioskBrand = aBrand({ ordering: { ...aBrand().ordering, kiosk: true } })
function world(needs: Partial<OrderingWorldNeeds> = {}) {
  return orderingWorld({ order: order(), menu, upsells, packing, ...needs })
}
function dialog(name: string) {
  return screen.findByRole('dialog', { name })
}
async function checkOut({ user }: ReturnType<typeof world>) {
  return user.click(await screen.findByRole('button', { name: /^(Checkout|Continue to extras)/ }))
}

describe('UPSELLS', () => {
  it('UPS-01, CART-13 the way from the cart passes what is offered: not what is sold out or in the cart', async () => {
    const here = world({
      order: order({ items: [aLine(), aLine({ group: 'sweets', item: 'cookie', name: 'Cookie' })] }),
    })
    await checkOut(here)
    const list = within(await dialog('Something else?'))
    list.getByRole('heading', { name: 'Before you go' })
    expect(list.getAllByRole('listitem')).to.have.length(1)
    list.getByRole('button', { name: 'Choose options for Soup' })
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/upsells' })
  })

  it('UPS-02, UPS-03 one tap adds what asks for nothing, and it stays in the list as added', async () => {
    const here = world()
    await checkOut(here)
    const list = within(await dialog('Something else?'))
    list.getByRole('button', { name: 'Continue without' })
    await here.user.click(list.getByRole('button', { name: 'Add Cookie for $3.50' }))
    expect(here.cells.order.current().items[1]).to.include({ group: 'sweets', item: 'cookie', price: 350, quantity: 1 })
    const added = list.getByRole('button', { name: 'Cookie is in your order' })
    expect(added.getAttribute('aria-disabled')).to.equal('true')
    await here.user.click(added)
    expect(here.cells.order.current().items).to.have.length(2)
    list.getByRole('button', { name: 'Continue' })
    expect(list.getByText('1 × Cookie added to your order').getAttribute('role')).to.equal('status')
  })

  it('UPS-02 what has to be chosen opens on a path of its own, and comes back to the list', async () => {
    const here = world()
    await checkOut(here)
    await here.user.click(
      within(await dialog('Something else?')).getByRole('button', { name: 'Choose options for Soup' }),
    )
    expect(here.cells.sheet.current()).to.include({ _tag: 'Cart', path: '/upsells/soup' })
    const item = within(await dialog('Soup'))
    await here.user.click(item.getByRole('radio', { name: /Large/ }))
    await here.user.click(item.getByRole('button', { name: /^Add to order/ }))
    expect(here.cells.order.current().items[1]).to.include({ group: 'bowls', item: 'soup', price: 550 })
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/upsells' })
    await screen.findByRole('button', { name: 'Soup is in your order' })
  })

  it('UPS-03, CART-13 is left without any, for the packing and then the checkout', async () => {
    const here = world()
    await checkOut(here)
    await here.user.click(within(await dialog('Something else?')).getByRole('button', { name: 'Continue without' }))
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/packing' })
    expect(here.log.left).to.deep.equal([])
  })

  it('UPS-06 layout Type2 offers inside the cart, and the way has no step for it', async () => {
    const here = world({ brand: themed('Type2') })
    const inCart = within(await screen.findByRole('region', { name: 'Goes well with it' }))
    await here.user.click(inCart.getByRole('button', { name: 'Add Cookie for $3.50' }))
    expect(here.cells.order.current().items).to.have.length(2)
    await checkOut(here)
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/packing' })
  })

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

  it('PACK-01, API-46 shows the groups of the packing menu with their bounds', async () => {
    const here = open()
    const sheet = within(await dialog('Packing'))
    await sheet.findByRole('group', { name: /^Cutlery.*up to 2.*0 chosen/ })
    sheet.getByRole('group', { name: /^Bag.*exactly 1/ })
    expect(here.asked).to.include('packing')
  })

  it('PACK-04 beyond the cap the oldest gives way, and it is said', async () => {
    const here = open()
    const cutlery = within(await screen.findByRole('group', { name: /^Cutlery/ }))
    for (const name of ['Fork', 'Spoon', 'Knife']) await here.user.click(cutlery.getByRole('checkbox', { name }))
    expect(here.cells.order.current().packingItems.map(({ item }) => item)).to.deep.equal(['spoon', 'knife'])
    cutlery.getByText('Fork was taken off: Cutlery is full.')
  })

  it('PACK-05, SEL-34 Next is disabled below a minimum, with the reason, and leads on once it is met', async () => {
    const here = open()
    const bag = within(await screen.findByRole('group', { name: /^Bag/ }))
    const next = screen.getByRole('button', { name: 'Next' })
    expect(next.getAttribute('aria-disabled')).to.equal('true')
    await here.user.click(next)
    expect(here.log.left).to.deep.equal([])
    const reason = document.getElementById(next.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).to.equal('Please look at Bag first.')
    bag.getByText('You must select at least 1')
    await here.user.click(bag.getByRole('checkbox', { name: /^Paper/ }))
    expect(next.hasAttribute('aria-disabled')).to.equal(false)
    await here.user.click(next)
    expect(here.log.left).to.deep.equal(['/checkout/current'])
  })

  it('PACK-02 a single-selection group holds the newest tap', async () => {
    const here = open()
    const bag = within(await screen.findByRole('group', { name: /^Bag/ }))
    await here.user.click(bag.getByRole('checkbox', { name: /^Paper/ }))
    await here.user.click(bag.getByRole('checkbox', { name: /^Cloth/ }))
    expect(here.cells.order.current().packingItems.map(({ item, price }) => [item, price])).to.deep.equal([
      ['cloth', 200],
    ])
  })

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

  it('TABLE-01, TABLE-07, TABLE-11 stands first on the way of an order without a table, and leads on with one', async () => {
    const here = atTable()
    await checkOut(here)
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/table-number' })
    const sheet = within(await dialog(title))
    await here.user.type(sheet.getByLabelText(/^Table number/), '12')
    await here.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    expect(here.cells.order.current().table).to.deep.equal({ id: 'table-id', number: '12' })
    expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/upsells' })
  })

  it('TABLE-02 an empty number is required, and the field takes the focus', async () => {
    const here = atTable({ sheet: { _tag: 'Cart', path: '/table-number' } })
    const sheet = within(await dialog(title))
    await here.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    const field = sheet.getByLabelText(/^Table number/)
    await sheet.findByText('Table Number is required')
    expect(document.activeElement).to.equal(field)
    expect(field.getAttribute('aria-invalid')).to.equal('true')
  })

  it('TABLE-08 says what the server said, else that something unknown went wrong', async () => {
    const answers = [right({ isValid: false, message: 'No such table.' }), left({ _tag: 'NoResponse' } as const)]
    const here = atTable({
      sheet: { _tag: 'Cart', path: '/table-number' },
      checkTable: () => async () => answers.shift() ?? right({ isValid: false }),
    })
    const sheet = within(await dialog(title))
    await here.user.type(sheet.getByLabelText(/^Table number/), '12')
    await here.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    await sheet.findByText('No such table.')
    await here.user.click(sheet.getByRole('button', { name: 'Confirm table' }))
    await sheet.findByText('An unknown error occurred. Please try again or contact the restaurant for help.')
    expect(here.cells.order.current().table).to.equal(undefined)
  })

  it('CART-05 Edit in the cart leads there and back', async () => {
    const here = atTable({ order: order({ diningOption: 'kiosk', table: { id: 't', number: '3' } }) })
    await here.user.click(await screen.findByRole('button', { name: 'Change the table' }))
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
  it('TABLE-03, TABLE-04 is disabled with the reason when the location has no table ordering', async () => {
    atTable({
      sheet: { _tag: 'Cart', path: '/table-number' },
      location: aLocation({ slug: 'downtown', isKioskEnabled: false }),
    })
    const sheet = within(await dialog(title))
    expect((await sheet.findByRole('alert')).textContent).to.equal(off)
    expect(sheet.getByRole('group').matches(':disabled')).to.equal(true)
  })

  it('TABLE-03, TABLE-04 is disabled with the reason when the product has no table ordering', async () => {
    atTable({ sheet: { _tag: 'Cart', path: '/table-number' }, brand: aBrand() })
    const sheet = within(await dialog(title))
    expect((await sheet.findByRole('alert')).textContent).to.equal(off)
    expect(sheet.getByRole('group').matches(':disabled')).to.equal(true)
  })

  it('TABLE-08 a link that was wrong shows its number and why', async () => {
    atTable({ sheet: { _tag: 'Table', number: '99', problem: 'The link says table 99. No such table.' } })
    const sheet = within(await dialog(title))
    expect(sheet.getByLabelText<HTMLInputElement>(/^Table number/).value).to.equal('99')
    sheet.getByText('The link says table 99. No such table.')
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
    await here.user.type(sheet.getByLabelText(/^E-mail/), 'ana@example.com{Enter}')
    await here.user.type(await sheet.findByLabelText(/^Password/), 'noodles for ana')
    await here.user.click(sheet.getByRole('button', { name: 'Log in' }))
    return here
  }

  it('CHK-24 goes on to the upsells', async () => {
    const here = await logIn({})
    await waitFor(() => expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/upsells' }))
  })

  it('CHK-24, UPS-06 goes back to the cart where the upsells lie in it', async () => {
    const here = await logIn({ brand: themed('Type2') })
    await waitFor(() => expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/' }))
  })

  it('CHK-24 goes to the link of an employee', async () => {
    const here = await logIn({}, true)
    await waitFor(() => expect(here.cells.sheet.current()).to.deep.equal({ _tag: 'Cart', path: '/link' }))
  })

  it('CHK-24 goes to the checkout when nothing lies on the way', async () => {
    const nothing = aMenu()
      .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1_250)))
      .build()
    const here = await logIn({ menu: nothing, upsells: aMenu().build(), packing: aMenu().build() })
    await waitFor(() => expect(here.log.left).to.deep.equal(['/checkout/current']))
    expect(here.log.flow).to.deep.equal([{ document: 'pay', afterLogin: 'CHECK_OUT' }])
  })
})
