import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { noSchedule } from '../../../src-domain/scheduling/choose-time.ts'
import { times as timesEn } from '../../../src-ui/messages/times.en.ts'
import { times as timesEs } from '../../../src-ui/messages/times.es.ts'
import { nextTimeWords } from '../../../src-ui/scheduling/next-time-words.ts'
import { scheduleView } from '../../../src-ui/scheduling/schedule-view.ts'
import { dayWords, scheduledWords, weekHoursWords } from '../../../src-ui/scheduling/schedule-words.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation, everyDay } from '../../builders/location-builder.ts'
import { aGroup, aMenu, anItem } from '../../builders/menu-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { aSchedule, monday, noonOf, wednesday } from '../../builders/schedule-builder.ts'
import { payWorld } from '../checkout/pay-world.tsx'
import { orderingWorld } from '../navigation/ordering-world.tsx'

const { scheduledAt: _, ...base } = anOrder({ items: [aLine()] })
const order = {
  ...base,
  diningOption: 'pickup' as const,
  location: { id: 'loc-harbor', slug: 'harbor', name: 'Harbor', timeZone: 'America/New_York' },
}
const menu = aMenu()
  .for('pickup', 'delivery')
  .withGroup(aGroup('Bowls').of(anItem('Ramen').costing(1250)))
  .build()
function brandOf(schedule: string): Brand {
  return aBrand({ themes: { ...aBrand().themes, schedule } })
}
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const editTime = 'Change time'

function shop(layout: string, more: Partial<Parameters<typeof orderingWorld>[0]> = {}) {
  return orderingWorld({
    order,
    menu,
    brand: brandOf(layout),
    location: aLocation(),
    sheet: { _tag: 'Cart', path: '/schedule-date' },
    ...more,
  })
}

describe('Choosing a time over the cart', () => {
  it('SCHED-01, SCHED-06 Type1 is two lists; another day opens on the first time that is free, and a full one cannot be chosen', async () => {
    const { user } = shop('Type1')
    const time = await screen.findByLabelText<HTMLSelectElement>('Time')
    await screen.findByRole('option', { name: '12:15 PM' })
    expect(within(time).getByRole<HTMLOptionElement>('option', { name: '12:00 PM (full)' }).disabled).to.equal(true)
    await user.selectOptions(screen.getByLabelText('Day'), 'Thu, 6/12/2025')
    await waitFor(() => expect(time.selectedOptions[0]?.textContent).to.equal('12:00 PM'))
    screen.getByRole('button', { name: 'Confirm time · 12:00 PM' })
    screen.getByRole('button', { name: /^ASAP/, pressed: false })
  })

  it('SCHED-17 Type1: the filled button names ASAP while that is chosen, and takes a time once one is chosen', async () => {
    const { user, cells } = shop('Type1')
    await screen.findByRole('option', { name: '12:15 PM' })
    expect(screen.getByLabelText<HTMLSelectElement>('Time').selectedOptions[0]?.textContent).to.equal('Choose a time')
    screen.getByRole('button', { name: 'Confirm time · ASAP' })
    await user.selectOptions(screen.getByLabelText('Time'), '12:15 PM')
    screen.getByRole('button', { name: /^ASAP/, pressed: false })
    await user.click(screen.getByRole('button', { name: 'Confirm time · 12:15 PM' }))
    await waitFor(() => expect(cells.order.current().scheduledAt).to.equal(noonOf(wednesday) + 900))
  })

  it('SCHED-05 Type2: another day asks for its own time', async () => {
    const { user } = shop('Type2')
    await user.click(await screen.findByRole('radio', { name: '12:15 PM' }))
    await user.click(screen.getByRole('radio', { name: 'Thu, 6/12/2025' }))
    await screen.findByText('Please select a time for your order')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm time/ }).disabled).to.equal(true)
  })

  it('SCHED-18 says that a time lapsed while the screen was open, and takes the next one with a tap', async () => {
    const schedules = aSchedule()
    const { user, cells } = shop('Type2', { schedules })
    await user.click(await screen.findByRole('radio', { name: '12:15 PM' }))
    schedules.takenSince.add(noonOf(wednesday) + 900)
    await user.click(screen.getByRole('button', { name: /^Confirm time/ }))
    const told = await screen.findByRole('alert')
    expect(told.textContent).to.include('12:15 PM is no longer available.')
    expect(document.activeElement).to.equal(told)
    await user.click(within(told).getByRole('button', { name: 'Choose 12:30 PM' }))
    await waitFor(() => expect(cells.order.current().scheduledAt).to.equal(noonOf(wednesday) + 1_800))
  })

  it('SCHED-17, SCHED-25 ASAP is pressed until the customer chooses another time, and clears that time', async () => {
    const { unmount } = shop('Type2')
    expect((await screen.findByRole('button', { name: /ASAP/ })).getAttribute('aria-pressed')).to.equal('true')
    unmount()
    const { user, cells } = shop('Type2', { order: { ...order, scheduledAt: noonOf(wednesday) + 900 } })
    const asap = await screen.findByRole('button', { name: /ASAP/ })
    expect(asap.getAttribute('aria-pressed')).to.equal('false')
    await user.click(asap)
    expect(cells.order.current()).not.to.have.property('scheduledAt')
  })
})

describe('Choosing a time at the checkout', () => {
  const pay = (needs: Parameters<typeof payWorld>[0] = {}) =>
    payWorld({ order, guest: ada, location: aLocation(), ...needs })

  it('CHK-61, SCHED-11 Edit in the time’s row opens the schedule screen, and the order is checked anew with the time', async () => {
    const { user, cells } = await pay()
    const before = cells.checks.current().validation.asked
    await user.click(await screen.findByRole('button', { name: editTime }))
    await user.selectOptions(await screen.findByLabelText('Time'), '12:30 PM')
    await user.click(screen.getByRole('button', { name: /^Confirm time/ }))
    await screen.findByText('Wed, 6/11/2025, 12:30 PM (Eastern Daylight Time)')
    await waitFor(() => expect(cells.checks.current().validation.asked).to.be.greaterThan(before))
  })

  it('SCHED-18 a lapsed time stands beside the next one that can be had, which one tap takes', async () => {
    const { user, cells } = await pay({
      order: { ...order, scheduledAt: noonOf(wednesday) },
      gateway: (honest) => ({
        ...honest,
        validate: async () =>
          right({
            isValid: false,
            reason: 'invalid-scheduledAt',
            message: "That time isn't available. Please choose another.",
            nextAvailableTime: '12:15 PM',
            nextAvailableDate: 'Wed, 6/11/2025',
            invalidItems: [],
            invalidGroups: [],
            invalidModifiers: [],
            isAsapOrderingEnabled: true,
          }),
      }),
    })
    await screen.findByText("That time isn't available. Please choose another.")
    screen.getByRole('button', { name: 'Choose another time' })
    await user.click(screen.getByRole('button', { name: 'Order for Wednesday 12:15 PM' }))
    expect(cells.order.current().scheduledAt).to.equal(noonOf(wednesday) + 900)
  })
})

describe('Times in words', () => {
  const noon = noonOf(wednesday)

  it('SCHED-19, SCHED-24 a delivery is a range of 15 minutes, a pickup one time', () => {
    expect(scheduledWords(timesEn, noon, 'delivery', 'America/New_York')).to.include(
      'Wed, 6/11/2025, 12:00 PM - 12:15 PM',
    )
    expect(scheduledWords(timesEn, noon, 'pickup', 'America/New_York')).to.match(/^Wed, 6\/11\/2025, 12:00 PM \(/)
  })
  it('LOC-49 the zone is named where the browser’s clock differs, and only there', () => {
    expect(scheduledWords(timesEn, noon, 'pickup', 'America/Phoenix')).to.equal(
      'Wed, 6/11/2025, 9:00 AM (Mountain Standard Time (Arizona))',
    )
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(scheduledWords(timesEn, noon, 'pickup', own)).not.to.include('(')
  })
  it('SCHED-23 a day without an end is open 24 hours, and a week of them is one line', () => {
    const round = everyDay('00:00', '00:00')
    expect(weekHoursWords(timesEn, round, 'pickup')).to.deep.equal(['Open 24 hours'])
    const weekend = [
      ...everyDay('09:00', '17:00').filter(({ day }) => day > 0 && day < 6),
      ...round.filter(({ day }) => day === 6),
    ]
    expect(weekHoursWords(timesEn, weekend, 'pickup')).to.deep.equal([
      'Sun Closed',
      'Mon - Fri 9:00 AM - 5:00 PM',
      'Sat Open 24 hours',
    ])
  })
  it('SCHED-18 a next time is said as people say it, in both languages', () => {
    const zone = 'America/New_York'
    const said = (words: typeof timesEn, days: number) =>
      nextTimeWords(words, noon, zone, noon * 1_000 - days * 86_400_000)
    expect([0, 1, 3, 6, 7].map((days) => said(timesEn, days))).to.deep.equal([
      'today 12:00 PM',
      'tomorrow 12:00 PM',
      'Wednesday 12:00 PM',
      'Wednesday 12:00 PM',
      'Wed, 6/11/2025 12:00 PM',
    ])
    expect([0, 1, 3].map((days) => said(timesEs, days))).to.deep.equal([
      'hoy a las 12:00\u00a0p.\u00a0m.',
      'mañana a las 12:00\u00a0p.\u00a0m.',
      'el miércoles a las 12:00\u00a0p.\u00a0m.',
    ])
    const late = Date.parse('2025-06-11T03:30:00Z')
    expect(dayWords(timesEn, noon, zone, late)).to.equal('Tomorrow · Wed, 6/11/2025')
    expect(dayWords(timesEn, noon, zone, noon * 1_000)).to.equal('Today · Wed, 6/11/2025')
    expect(
      dayWords(timesEn, Date.parse('2025-07-01T16:00:00Z') / 1_000, zone, Date.parse('2025-06-30T16:00:00Z')),
    ).to.equal('Tomorrow · Tue, 7/1/2025')
  })
  it('LOC-49 in the hour that comes twice each time says which it is', () => {
    const first = Date.parse('2025-11-02T05:30:00Z') / 1000
    const both = [first, first + 3_600].map((at) => ({ unixTimestamp: at, formatted: '1:30 AM', isAvailable: true }))
    const state = { ...noSchedule, times: { _tag: 'Ready' as const, value: both } }
    expect(scheduleView(timesEn, state, 'America/New_York', monday).times.map(({ text }) => text)).to.deep.equal([
      '1:30 AM (Eastern Daylight Time)',
      '1:30 AM (Eastern Standard Time)',
    ])
  })
})
