import { act, cleanup, screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { FlowPosition, OrderScreen } from '../../../src-domain/checkout/flow-position.ts'
import { type AgainState, noAgain } from '../../../src-domain/history/again-state.ts'
import type { Gift } from '../../../src-domain/impact/impact-gateway.ts'
import { interlude } from '../../../src-domain/impact/interlude.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { TicketState } from '../../../src-domain/ticket/ticket-state.ts'
import { noTracking, type TrackingWatch } from '../../../src-domain/ticket/tracking-watch.ts'
import { noNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { OrderRoot } from '../../../src-ui/order/order-root.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'
import { draw } from '../draw.tsx'

const ticket = aTicket({ subtotal: minor(2_550) })
const impact = { widgetId: 'w-1', nonprofits: [{ id: 'garden', name: 'School gardens', cause: 'Beds and seeds' }] }
const giving = aBrand({ impact })
const arriving: FlowPosition = { document: 'order', screen: 'INTERCEPT_CHECKOUT_COMPLETE' }

function arrive(position = arriving) {
  const log: { position: FlowPosition; gifts: Gift[]; reports: unknown[] } = { position, gifts: [], reports: [] }
  const shown = cell<OrderScreen>('PURCHASE_COMPLETE')
  const between = interlude({
    brand: giving,
    store: {
      read: () => log.position,
      write: (to) => {
        log.position = to
      },
      clear: () => undefined,
    },
    nonprofit: () => undefined,
    impact: {
      give: async (gift) => {
        log.gifts.push(gift)
        return right(undefined)
      },
    },
    widgetUsers: { known: () => undefined, remembered: () => 'widget-user-1' },
    patronId: () => undefined,
    screen: shown,
    report: (what) => log.reports.push(what),
  })
  const page = (brandShown: Brand) => {
    between.enter(ticket)
    return draw(
      <OrderRoot
        brand={brandShown}
        locale="en"
        tracking={cell<TrackingWatch>(noTracking)}
        ticket={cell<TicketState>({ _tag: 'Known', ticket })}
        screen={shown}
        onNonprofit={between.choose}
        accountFor={() => undefined}
        onSkip={between.skip}
        onRetry={() => {}}
        texts={{}}
        again={cell<AgainState>(noAgain)}
        onAgain={{ orderTicket: () => {}, take: () => {}, close: () => {} }}
        guestData={{ copy: async () => undefined, erase: async () => undefined }}
        online={cell(true)}
        alert={cell(noNotice)}
        report={(reason) => log.reports.push(reason)}
      />,
    )
  }
  return { log, ...page(giving), again: () => page(giving), broken: page, shown }
}
function heading() {
  return screen.getByRole('heading', { level: 1 }).textContent
}

describe('Between placing and the confirmation', () => {
  afterEach(cleanup)

  it('CHK-58, CART-12 is there again after a reload, and not any more once it is over', async () => {
    const { user, again, log } = arrive()
    cleanup()
    again()
    expect(heading()).to.equal('Thank you for your order!')
    await user.click(screen.getByRole('button', { name: 'Not now, see my order' }))
    expect(heading()).to.equal('Your order is in the kitchen')
    cleanup()
    again()
    expect(heading()).to.equal('Your order is in the kitchen')
    expect(document.activeElement).to.equal(document.body)
    expect(log.gifts).to.deep.equal([])
  })

  it('IMPACT-06, CHK-58 leads the focus to the order, once a nonprofit is chosen', async () => {
    const { user } = arrive()
    await user.click(screen.getByRole('button', { name: /School gardens/ }))
    expect(heading()).to.equal('Your order is in the kitchen')
    expect(document.activeElement).to.equal(screen.getByRole('heading', { level: 1 }))
  })

  it('CHK-58 shows the order alone to a tab that comes from elsewhere', () => {
    arrive({ document: 'pay', afterLogin: 'CHECK_OUT' })
    expect(heading()).to.equal('Your order is in the kitchen')
  })

  it('CONF-10 falls through to the order when it cannot be drawn', () => {
    const { broken, log, shown } = arrive({ document: 'pay', afterLogin: 'CHECK_OUT' })
    cleanup()
    const quiet = console.error
    console.error = () => {}
    const bad = {
      ...giving,
      get impact(): never {
        throw new Error('no impact')
      },
    }
    act(() => shown.update(() => 'INTERCEPT_CHECKOUT_COMPLETE'))
    broken(bad)
    console.error = quiet
    expect(heading()).to.equal('Your order is in the kitchen')
    expect(log.reports.map(String)).to.include('Error: no impact')
    expect(log.position).to.deep.equal({ document: 'order', screen: 'PURCHASE_COMPLETE' })
  })

  it('IMPACT-04 is drawn without a violation that a machine can find', async () => {
    const { container } = arrive()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })
})
