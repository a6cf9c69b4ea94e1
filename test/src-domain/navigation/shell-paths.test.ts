import { expect } from 'chai'
import { openedPayScreen } from '../../../src-domain/checkout/opened-pay-screen.ts'
import { cartScreens, checkoutAddress, openingIn } from '../../../src-domain/navigation/addresses.ts'
import { pageOfShellPath } from '../../../src-domain/navigation/shell-paths.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'

const ownPages = ['/checkout', '/impact', '/cards', '/orders', '/orders/{id}']

const shellPaths = [
  ...[
    '/checkout',
    '/delivery',
    '/pickup',
    '/packing',
    '/upsells',
    '/upsells/{id}',
    '/delete/{index}',
    '/schedule-date',
  ],
  ...['/locations/schedule-dates', '/table-number', '/complete', '/locations', '/discount', '/discount-clear'],
  ...['/giftcard', '/giftcard-clear', '/guest', '/link', '/impact', '/beam'],
]
const otherPaths = [
  ...['/link', '/impact', '/locations', '/item/{id}/{index}', '/orders', '/orders/{id}', '/cards', '/redeem-rewards'],
  ...['/guest', '/beam'],
]

describe('Paths that other systems link to', () => {
  for (const [id, paths] of [
    ['SHELL-06', shellPaths],
    ['SHELL-07', otherPaths],
  ] as const)
    it(`${id} each names a page of ours, or is one`, () => {
      const nowhere = paths.filter((path) => {
        const asked = path.replaceAll(/\{\w+\}/g, '7')
        return !ownPages.includes(path) && pageOfShellPath(asked) === undefined
      })
      expect(nowhere).to.deep.equal([])
    })

  it('SHELL-06 what opens over a page is what that page understands', () => {
    for (const screen of ['packing', 'upsells', 'locations', 'link'] as const) {
      expect(cartScreens).to.include(screen)
      expect(openingIn((pageOfShellPath(`/${screen}`) ?? '').slice(1))).to.deep.equal({ _tag: 'Cart', screen })
    }
  })

  it('SHELL-06 what opens a screen of the checkout is what the checkout understands, where the order has that screen', () => {
    const opened = (path: string, order = anOrder(), brand = aBrand()) =>
      openedPayScreen((pageOfShellPath(path) ?? '').replace(checkoutAddress, ''), brand, order)
    const paths = ['/discount', '/giftcard', '/schedule-date', '/guest', '/table-number']
    const { themes } = aBrand()
    const giftCard = aBrand({ themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } } })
    expect(paths.map((path) => opened(path, anOrder(), giftCard))).to.deep.equal([
      ...['FETCH_DISCOUNT', 'FETCH_GIFTCARD', 'FETCH_SCHEDULE_DATE', 'GUESTS', 'CHECK_OUT'],
    ])
    const atTable = anOrder({ diningOption: 'kiosk' })
    expect([opened('/table-number', atTable), opened('/schedule-date', atTable)]).to.deep.equal([
      ...['SET_TABLE_NUMBER', 'CHECK_OUT'],
    ])
    const collapsible = aBrand({
      themes: { ...themes, checkout: { ...themes.checkout, layout: 'Type3', giftCard: false } },
    })
    expect(['/guest', '/giftcard'].map((path) => opened(path, anOrder(), collapsible))).to.deep.equal([
      ...['CHECK_OUT', 'CHECK_OUT'],
    ])
  })

  it('CARD-13 the constants of saved cards are the screens of their module, and a number is a line of the cart', () => {
    const pages = { '/add-card': '/cards/add', '/patron/add-card': '/cards/add', '/edit-cards': '/cards' }
    for (const [path, page] of Object.entries(pages)) expect(pageOfShellPath(path), path).to.equal(page)
    expect(pageOfShellPath('/primary/crd_7Kq2M9')).to.equal('/cards/update/crd_7Kq2M9')
    expect(pageOfShellPath('/delete/crd_7Kq2M9')).to.equal('/cards/delete/crd_7Kq2M9')
    expect(pageOfShellPath('/delete/2')).to.equal('/#cart')
  })

  it('SHELL-04 anything else is none', () => {
    for (const path of ['/nowhere', '/upsells/a/b', '/item/1', '/delete/', '/PICKUP', ''])
      expect(pageOfShellPath(path), path).to.equal(undefined)
  })
})
