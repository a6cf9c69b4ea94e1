import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'chai'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { type DeliveryAround, unasked } from '../../../src-domain/location/delivery-promise.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import { enhanceMenu } from '../../../src-ui/menu/enhance-menu.ts'
import { menuView } from '../../../src-ui/menu/menu-view.ts'
import { clock } from '../../../src-ui/messages/clock.en.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { shop } from '../../../src-ui/messages/shop.en.ts'
import { shopPage } from '../../../src-ui/messages/shop-page.en.ts'
import { enhanceBars } from '../../../src-ui/shell/enhance-bars.ts'
import { enhanceTaps } from '../../../src-ui/shell/enhance-taps.ts'
import type { PendingIntent } from '../../../src-ui/shell/pending-intent.ts'
import { ServerScreen } from '../../../src-ui/shell/server-screen.tsx'
import type { ShopActions } from '../../../src-ui/shell/shop-app.ts'
import { ShopPage } from '../../../src-ui/shell/shop-page.tsx'
import { ShopRoot } from '../../../src-ui/shell/shop-root.tsx'
import type { ShopScreen, ShopState } from '../../../src-ui/shell/shop-state.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { anAddress } from '../../builders/order-builder.ts'

const brand = aBrand()
const view = menuView({
  menu: aMenu()
    .withGroup(
      aGroup('Bowls').of(anItem('Ramen').costing(1200), anItem('Udon').costing(1100)),
      aGroup('Sweets').of(anItem('Custard')),
    )
    .build(),
  brand,
  type: 'pickup',
  words: shopPage,
  location: { slug: 'harbor', name: 'Harbor', isOpen: true, opening: '' },
  href: '/location/harbor/pickup',
  restaurantId: undefined,
  itemId: undefined,
})

function stateWith(shown: ShopScreen, type: ShopState['orderType'] = 'pickup'): ShopState {
  return {
    brand,
    locale: 'en',
    texts: {},
    apiBase: '/v1',
    orderType: type,
    isTypeNamed: true,
    header: {
      location: { name: 'Harbor', line: 'Ready in about 15 min', isEstimate: true, isOpen: true },
      types: [
        { type: 'pickup', href: '/location/harbor/pickup', isCurrent: true },
        { type: 'delivery', href: '/location/harbor/delivery', isCurrent: false },
      ],
      languages: [],
    },
    screen: shown,
  }
}

function open(state: ShopState, report: (reason: unknown) => void = () => undefined) {
  const intents: ShopIntent[] = []
  const chosen: string[] = []
  const cells = {
    order: cell(emptyOrder('pickup', 'key')),
    pending: cell<PendingIntent>('none'),
    online: cell(true),
    delivery: cell<DeliveryAround>(unasked),
  }
  const retried = { times: 0 }
  const actions: ShopActions = {
    intent: (intent) => intents.push(intent),
    chooseType: (type) => {
      if (type === 'delivery' && cells.order.current().address === undefined) return 'address'
      chosen.push(type)
      return 'follow'
    },
    retry: () => {
      retried.times += 1
    },
  }
  const { container } = render(
    <ShopRoot state={state} words={{ clock, common, shop, shopPage }} cells={cells} actions={actions} report={report}>
      <ShopPage state={state} main={{ children: <ServerScreen state={state} /> }} />
    </ShopRoot>,
  )
  enhanceTaps(container, actions)
  enhanceMenu(container, shop)
  enhanceBars(container, { common, shop }, cells, actions)
  return { intents, chosen, cells, retried }
}

describe('the shop page', () => {
  afterEach(cleanup)

  it('LOC-14 asks where a delivery goes before its menu is gone to', () => {
    const { chosen, cells, intents } = open(stateWith({ _tag: 'Menu', view }))
    const link = screen.getByRole('link', { name: 'Delivery' })
    expect(fireEvent.click(link)).to.equal(false)
    expect([chosen, intents]).to.deep.equal([[], [{ _tag: 'EnterAddress' }]])
    act(() => cells.order.update((now) => ({ ...now, address: anAddress })))
    fireEvent.click(link)
    expect(chosen).to.deep.equal(['delivery'])
  })

  it('LOC-01, LOC-02 changes the restaurant in the chooser, and at a table on the page of all of them', async () => {
    const { intents } = open(stateWith({ _tag: 'Menu', view }))
    const change = screen.getByRole('link', { name: 'Change location' })
    expect(change.getAttribute('href')).to.equal('/')
    await userEvent.click(change)
    expect(intents).to.deep.equal([{ _tag: 'OpenCart', path: '/locations' }])
    cleanup()
    const seated = stateWith({ _tag: 'Menu', view }, 'kiosk')
    const types = [{ type: 'kiosk' as const, href: '/location/harbor/dine-in', isCurrent: true }]
    const atTable = open({ ...seated, header: { ...seated.header, types } })
    fireEvent.click(screen.getByRole('link', { name: 'Change location' }))
    expect(atTable.intents).to.deep.equal([])
  })

  it('LOC-09, LOC-10 has the search of the picker in a form of its own, with the place of this device beside it', async () => {
    const search = { type: 'pickup', typed: '11231', centre: 'Red Hook', canAsk: true }
    const { intents } = open(
      stateWith({
        _tag: 'Locations',
        view: { type: 'pickup', tabs: [], hero: '/h.webp', tagline: 'Slurp', about: '', cards: [], search },
      }),
    )
    expect(screen.getByRole('textbox', { name: 'Address, city, or ZIP code' })).to.have.property('value', '11231')
    screen.getByText('Closest to Red Hook')
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
    expect(intents).to.deep.equal([{ _tag: 'NearMe' }])
  })

  it('says that a tap was heard while the chunk is on its way, and offers another try when it is lost', async () => {
    const { cells, retried } = open(stateWith({ _tag: 'Menu', view }))
    act(() => cells.pending.update(() => 'on its way'))
    expect(screen.getByText('Loading')).not.to.equal(null)
    act(() => cells.pending.update(() => 'failed'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retried.times).to.equal(1)
  })

  it('LOC-19, LOC-20, MENU-18 has words for every trouble', () => {
    open(stateWith({ _tag: 'Trouble', trouble: { _tag: 'Unavailable', what: 'kiosk' } }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal(
      'Dine in is currently unavailable at this location',
    )
    const ways = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(ways()).to.deep.include(['Change location', '/'])
    cleanup()
    open(stateWith({ _tag: 'Trouble', trouble: { _tag: 'BetweenMenus', when: 'today 5:00 PM' } }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).to.equal('Our next menu starts today 5:00 PM.')
    cleanup()
    const trouble = { _tag: 'MenuUnavailable' } as const
    open(stateWith({ _tag: 'Trouble', trouble, again: '/location/harbor/pickup' }))
    expect(ways()).to.deep.include.members([
      ['Try again', '/location/harbor/pickup'],
      ['Change location', '/'],
    ])
    cleanup()
    // With all locations down there is no other to offer.
    open(stateWith({ _tag: 'Trouble', trouble: { _tag: 'Unavailable', what: 'online' }, again: '/?type=pickup' }))
    expect(ways()).to.deep.include(['Try again', '/?type=pickup'])
    expect(ways()).to.not.deep.include(['Change location', '/'])
  })

  it('CART-29, SHELL-26 says sorry for a screen that cannot be drawn, and reports why', () => {
    const reasons: unknown[] = []
    const broken = stateWith({
      _tag: 'Menu',
      get view(): never {
        throw new Error('no soup')
      },
    })
    const { error } = console
    console.error = () => undefined
    open(broken, (reason) => reasons.push(reason))
    console.error = error
    expect(screen.getByRole('alert').textContent).to.equal('Sorry about this but an error occurred.')
    expect(String(reasons[0])).to.contain('no soup')
  })
})

describe('choosing a restaurant for a delivery', () => {
  afterEach(cleanup)
  const card = {
    slug: 'harbor',
    name: 'Harbor',
    address: '',
    isOpen: true,
    opening: 'Open',
    hours: '',
    isPreorderOnly: false,
    href: '#menu',
    id: 'harbor-id',
  }
  const locations: ShopScreen = {
    _tag: 'Locations',
    view: { type: 'delivery', tabs: [], hero: '/h.webp', tagline: 'Slurp', about: '', cards: [card] },
  }

  it('LOC-14, LOC-23 asks for the address before a restaurant is chosen, and says where it goes once it is known', async () => {
    const { chosen, cells, intents } = open(stateWith(locations, 'delivery'))
    fireEvent.click(screen.getByRole('link', { name: 'See the Harbor menu' }))
    expect(chosen).to.deep.equal([])
    fireEvent.click(screen.getByRole('button', { name: 'Enter your address' }))
    expect(intents).to.deep.equal([{ _tag: 'EnterAddress', slug: 'harbor' }, { _tag: 'EnterAddress' }])
    act(() => cells.order.update((now) => ({ ...now, address: { ...anAddress, street2: 'Floor 2' } })))
    expect(screen.getByText('1 Main Street, Floor 2, New York, NY 10001')).not.to.equal(null)
    fireEvent.click(screen.getByRole('link', { name: 'See the Harbor menu' }))
    expect(chosen).to.deep.equal(['delivery'])
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(intents).to.have.length(3)
  })

  it('LOC-14, LOC-43 an address that lies nowhere is asked for again', () => {
    const { cells } = open(stateWith(locations, 'delivery'))
    const { lat: _, long: __, ...nowhere } = anAddress
    act(() => cells.order.update((now) => ({ ...now, address: nowhere })))
    expect(screen.getByRole('button', { name: 'Enter your address' })).not.to.equal(null)
  })
})
