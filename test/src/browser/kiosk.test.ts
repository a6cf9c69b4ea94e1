import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { followedTable } from '../../../src-adapters/browser/followed-table.ts'
import { guestActivity } from '../../../src-adapters/browser/guest-activity.ts'
import { guestTraces } from '../../../src-adapters/browser/guest-traces.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { setTable } from '../../../src-domain/cart/change-terms.ts'
import type { TableRefusal } from '../../../src-domain/fulfilment/choose-table.ts'
import { forgetGuest, type GuestSigns, isGuestHere } from '../../../src-domain/fulfilment/forget-guest.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import { followTableLink } from '../../../src-ui/fulfilment/follow-table-link.ts'
import { table as words } from '../../../src-ui/messages/table.en.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { workingStorage } from '../../builders/storage-builder.ts'

describe('The link on a table', () => {
  const follow = async (number: string, refusal?: TableRefusal, kept: Readonly<Record<string, string>> = {}) => {
    const order = aCell(anOrder({ diningOption: 'kiosk' }))
    const [said, opened, asked]: [string[], OpenSheet[], string[]] = [[], [], []]
    const tab = workingStorage(kept)
    const sitAt = followTableLink({
      order,
      choose: async (typed) => {
        asked.push(typed)
        if (refusal !== undefined) return left(refusal)
        const table = { id: `id-${typed}`, number: typed }
        order.update(setTable(table, 'key'))
        return right(table)
      },
      words,
      followed: followedTable(safeStorage(() => tab)),
      say: (text) => said.push(text),
      open: (sheet) => opened.push(sheet),
    })
    await sitAt(number)
    return { order, said, opened, asked, tab, sitAt }
  }

  it('TABLE-07 checks the table with the restaurant, puts it on the order and says so', async () => {
    const { order, said, opened, tab } = await follow('12')
    expect(order.current().table).to.deep.equal({ id: 'id-12', number: '12' })
    expect([said, opened]).to.deep.equal([['You’re at table 12'], []])
    expect(tab.getItem('tableLink')).to.equal('12')
  })

  it('TABLE-08 opens the form with the number and the reason when the table is wrong', async () => {
    const { said, opened, tab } = await follow('99', { _tag: 'NotAccepted', message: 'No such table.' })
    expect(said).to.deep.equal([])
    expect(opened).to.deep.equal([
      { _tag: 'Table', number: '99', problem: 'Your link is for table 99. No such table.' },
    ])
    expect(tab.getItem('tableLink')).to.equal(null)
  })

  it('TABLE-07 does not take back what the guest chose after following it', async () => {
    const { order, asked, sitAt } = await follow('12')
    order.update(setTable({ id: 'id-13', number: '13' }, 'key'))
    await sitAt('12')
    expect([asked, order.current().table?.number]).to.deep.equal([['12'], '13'])
    await sitAt('14')
    expect(order.current().table?.number).to.equal('14')
  })
})

describe('Forgetting the guest of a table', () => {
  const device = (local: Readonly<Record<string, string>> = {}, tab: Readonly<Record<string, string>> = {}) => {
    const [kept, session] = [workingStorage(local), workingStorage(tab)]
    const [left, out]: [string[], string[]] = [[], []]
    const tell = async (): Promise<void> => {
      out.push('out')
    }
    const forget = (signOut = tell) =>
      forgetGuest({
        traces: guestTraces(
          safeStorage(() => kept),
          safeStorage(() => session),
        ),
        signOut,
        pause: { wait: async () => undefined },
        slug: () => 'red-hook',
        leave: (address) => left.push(address),
      })
    return { kept, session, left, out, forget }
  }
  const everything = { order: '1', items: '2', packingItems: '3', ember_token: '4', location: '5' }

  it('leaves nothing of the order, the names, the session or the form, and shows the menu', async () => {
    const { kept, session, left, out, forget } = device(everything, { checkoutForm: 'Ana', flow: 'x', ticket: 'y' })
    await forget()
    expect([kept.length, session.length]).to.deep.equal([0, 1])
    expect(session.getItem('clearedTo')).to.equal('/location/red-hook/dine-in')
    expect([left, out]).to.deep.equal([['/location/red-hook/dine-in'], ['out']])
  })

  it('comes back to the table of its link', async () => {
    const { left, forget } = device(everything, { tableLink: 'A 1' })
    await forget()
    expect(left).to.deep.equal(['/location/red-hook/dine-in?table=A%201'])
  })

  it('waits for no server that does not answer', async () => {
    const { kept, left, forget } = device(everything)
    await forget(() => new Promise<void>(() => undefined))
    expect([kept.length, left.length]).to.deep.equal([0, 1])
  })

  it('CART-17 keeps everything while a placement is not known to have ended', async () => {
    const { kept, left, out, forget } = device({ ...everything, pendingPlacement: '{}' })
    await forget()
    expect([kept.length, left, out]).to.deep.equal([6, [], []])
  })

  it('leaves a device alone on which nothing of a guest is', () => {
    const here = (fields: Parameters<typeof anOrder>[0], signs: Partial<GuestSigns> = {}) =>
      isGuestHere({ order: anOrder(fields), isSignedIn: false, isReading: false, hasGivenNames: false, ...signs })
    const diningOption = 'kiosk'
    expect(here({ diningOption })).to.equal(false)
    expect(here({ diningOption, items: [aLine()] })).to.equal(true)
    expect(here({ diningOption, note: 'No nuts' })).to.equal(true)
    expect(here({ diningOption }, { isSignedIn: true })).to.equal(true)
    expect(here({ diningOption }, { hasGivenNames: true })).to.equal(true)
    expect(here({ diningOption }, { isReading: true })).to.equal(true)
    expect(here({ diningOption: 'pickup', items: [aLine()] })).to.equal(false)
  })
})

describe('Signs of life', () => {
  it('are touches, keys and moves of the pointer, heard until it is over, and nobody is there out of view', () => {
    const page = Object.assign(new EventTarget(), { document: { visibilityState: 'visible' } })
    let heard = 0
    const activity = guestActivity(page as unknown as Window)
    const stop = activity.onSign(() => {
      heard += 1
    })
    for (const sign of ['pointerdown', 'keydown', 'pointermove', 'wheel']) page.dispatchEvent(new Event(sign))
    expect([heard, activity.isInView()]).to.deep.equal([4, true])
    page.document.visibilityState = 'hidden'
    stop()
    page.dispatchEvent(new Event('keydown'))
    expect([heard, activity.isInView()]).to.deep.equal([4, false])
  })
})
